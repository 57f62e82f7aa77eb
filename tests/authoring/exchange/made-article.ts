import { array, constant, constantFrom, oneof, tuple } from 'fast-check'

/** Blocks of articles as people and programs write them, for laws that hold of any. */

const word = constantFrom(
  'cloud',
  'bill',
  'storage',
  'a*b',
  'x_y',
  '_z',
  '5*',
  '[1]',
  '(x)',
  '#',
  '1.',
  '-',
  '“quoted”',
  'é',
  '中文',
  '16 h',
  '|',
  '<',
  '&',
  '\\',
  '`',
  '!',
  '{company}',
  '~~',
  'https://x.test/a_b',
  'Really?',
  '100%',
  '+1',
)
const plain = array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
const simple = array(constantFrom('cloud', 'bill', 'storage', 'é', 'Really?', 'a.b'), {
  minLength: 1,
  maxLength: 4,
}).map((words) => words.join(' '))
const marked = oneof(
  { weight: 4, arbitrary: plain },
  { weight: 1, arbitrary: simple.map((words) => `**${words}**`) },
  { weight: 1, arbitrary: simple.map((words) => `*${words}*`) },
  { weight: 1, arbitrary: simple.map((words) => `***${words}***`) },
  { weight: 1, arbitrary: simple.map((words) => `\`${words}\``) },
  { weight: 1, arbitrary: simple.map((words) => `[${words}](/contact)`) },
  { weight: 1, arbitrary: simple.map((words) => `[**${words}**](https://x.test/(a)?b=1&c=2)`) },
)
const line = tuple(array(marked, { minLength: 1, maxLength: 4 }), constantFrom(' ', '')).map(([parts, gap]) =>
  parts.join(gap),
)
const lines = (begin: (place: number) => string) =>
  array(line, { minLength: 1, maxLength: 4 }).map((texts) => texts.map((text, place) => begin(place) + text).join('\n'))
const cell = simple
const row = tuple(cell, cell).map((cells) => `| ${cells.join(' | ')} |`)

export const block = oneof(
  { weight: 5, arbitrary: line },
  line.map((text) => `## ${text}`),
  line.map((text) => `### ${text}`),
  lines(() => '- '),
  lines((place) => `${place + 1}. `),
  tuple(simple, simple).map(([one, two]) => `- ${one}\n  - ${two}\n- ${two}`),
  lines(() => '> '),
  tuple(row, row).map(([head, body]) => `${head}\n| --- | ---: |\n${body}`),
  simple.map((code) => `\`\`\`js\n${code}\n\n  ${code}\n\`\`\``),
  simple.map((code) => `\`\`\`diagram title="${code}"\n${code}\n\`\`\``),
  constant('---'),
  tuple(line, line).map(([one, two]) => `${one}\\\n${two}`),
  tuple(line, line).map(([one, two]) => `${one}\n\n${two}`),
)

export const body = array(block, { minLength: 1, maxLength: 8 })
