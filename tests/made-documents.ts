import * as fc from 'fast-check'
import { pictogramNames } from '../scripts/engine/graphics/drawings'
import { allIcons } from '../scripts/engine/graphics/icons'
import { fileReferredTo, readSchemas, sectionTypes, type Schema } from '../scripts/engine/schema/schemas'

/** Words that have gone wrong somewhere, and any others. */
const text = fc.oneof(
  fc.constantFrom(
    'Cloud',
    'x',
    '7',
    'R&D & "then" 3 < 4',
    'It’s 50 % – or so…',
    'العربية في البداية',
    '漢字とかな',
    '👩‍👩‍👧 family',
    'a'.repeat(80),
    '{company} in {years} years',
    '** not bold',
    '- no list',
    '# no heading',
    '1. no list',
    'C# and C++',
    'javascript:alert(1)',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .filter((words) => words.trim() === words && words !== ''),
)
const target = fc.constantFrom(
  '/',
  '/contact',
  '/services/testing',
  '/Blog/Speed',
  'https://www.w3.org/',
  'mailto:{email}',
)
const markedUp = fc.oneof(
  text,
  fc.tuple(text, target).map(([words, to]) => `See [${words}](${to}).`),
  fc.tuple(text, text).map(([one, other]) => `**${one}** and *${other}*, then \`${one}\`.`),
  fc.tuple(text, target).map(([words, to]) => `**[${words}](${to})**, [twice](${to}) and [twice](${to})`),
)
const block = fc.oneof(
  markedUp,
  text.map((words) => `## ${words}`),
  text.map((words) => `### ${words}`),
  fc.array(markedUp, { minLength: 1, maxLength: 3 }).map((lines) => lines.map((line) => `- ${line}`).join('\n')),
  fc.array(markedUp, { minLength: 1, maxLength: 3 }).map((lines) => lines.map((line) => `1. ${line}`).join('\n')),
  fc.tuple(text, text).map(([one, other]) => `| ${one} | ${other} |\n| --- | ---: |\n| ${other} | ${one} |`),
  text.map((words) => `\`\`\`ts\n${words}\n\`\`\``),
  markedUp.map((words) => `> ${words}`),
  text.map((words) => `![${words.replace(/[[\]\\]/g, '')}.](office.jpg)`),
  text.map((words) => `\`\`\`bars\nA title\n${words.replace(/[|\n]/g, '')}. | 7\n\`\`\``),
)
const day = fc.constantFrom('2026-01-31', '2026-11-02', '2027-02-28')

/** What a schema leaves to the checks, by its file below schemas/definitions. */
const known: { [name: string]: fc.Arbitrary<unknown> } = {
  text,
  path: target,
  date: day,
  'rich-text': markedUp,
  'article-block': block,
  'page-address': fc.constantFrom('/contact', '/services/testing', '/Blog/Speed', '/career/maker'),
  group: fc.constantFrom('application-engineering', 'data-ai', 'strategy-transformation'),
  region: fc.constantFrom('india', 'usa'),
  icon: fc.constantFrom(...[...allIcons().keys()].slice(0, 40)),
  pictogram: fc.constantFrom(...pictogramNames().slice(0, 40)),
  id: fc.nat(1_000_000).map((number) => `section-${number}`),
  image: fc.record({ src: fc.constant('office.jpg'), alt: fc.oneof(text, fc.constant('')) }),
  video: fc.constant({ src: 'move.mp4', captions: 'move.vtt', poster: 'office.jpg' }),
  download: fc.record({ src: fc.constant('checklist.pdf'), title: text, description: markedUp }),
}

/** Values that a schema allows, each with what may be left out or not. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const file = fileReferredTo(schema)
  if (file) return known[/^definitions\/(.*)\.schema\.json$/.exec(file)?.[1] ?? ''] ?? valuesOf(schemaIn(file))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'array' && schema.items && !Array.isArray(schema.items)) {
    const { minItems = 0, maxItems = Math.max(4, minItems) } = schema
    return fc.array(valuesOf(schema.items), { minLength: minItems, maxLength: maxItems })
  }
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, valuesOf(field)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
  }
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? 0, max: 9 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.pattern === '^[A-Z]{3}$') return fc.constantFrom('INR', 'USD')
  if (schema.form === 'web-address') return fc.constant('https://forms.acme.test/apply')
  return text
}

function schemaIn(file: string): Schema {
  const schema = readSchemas().get(file)
  if (!schema) throw new Error(`There is no schemas/${file}`)
  return schema
}

const sectionOf = (type: string) => valuesOf(schemaIn(`sections/${type}.schema.json`))
/** Sections of the first types, one of each, and then any of the others. */
const sections = (first: readonly string[], others: readonly string[]) =>
  fc
    .tuple(
      fc.tuple(...first.map(sectionOf)),
      fc.array(fc.oneof(...others.map(sectionOf)), { minLength: 1, maxLength: 5 }),
    )
    .map((made) => made.flat())
const around = { keywords: fc.array(text, { minLength: 1, maxLength: 3 }), published: day, updated: day, reviewed: day }

/** Pages made from the schemas alone, of any sections: what an author may write and nobody has. */
export function madePages(): fc.Arbitrary<{ [field: string]: unknown }> {
  const types = sectionTypes(readSchemas()).filter((type) => type !== 'hero' && type !== 'job')
  return fc.record({ ...around, sections: sections(['hero'], types) }, { requiredKeys: ['sections'] })
}

/** The same of job openings. */
export function madeJobs(): fc.Arbitrary<{ [field: string]: unknown }> {
  const job = valuesOf(schemaIn('definitions/job.schema.json')).map((made) => {
    const { pay, unpaid, ...job } = Object(made)
    // What a job pays may not contradict itself.
    return { ...job, ...(pay ? { pay: { ...pay, to: pay.from } } : { unpaid: unpaid === true }), posted: '2026-01-01' }
  })
  return fc.record({ job, sections: sections(['hero', 'job'], ['relatedPages', 'cta']) })
}
