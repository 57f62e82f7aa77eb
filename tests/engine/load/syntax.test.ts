import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../scripts/engine/graphics/seed'
import { parseText } from '../../../scripts/engine/load/read-source'
import { duplicateFindings } from '../../../scripts/engine/load/syntax/duplicates'
import { pagesIn } from '../check/mistakes/corpus'
import { contentOf, page, problemsOf } from '../virtual-site'

/** What is said of a text, and the part of it that is marked. */
function said(text: string): string {
  const [finding] = parseText('cloud.json', text).findings
  const { offset = 0, length = 0 } = finding?.span ?? {}
  return `${finding?.wording.message} ${JSON.stringify(text.slice(offset, offset + length))}`
}

test.each([
  ['{ "a": “b” }', 'These quotation marks are curly, as Word writes them. Write straight ones: "b". "“b”"'],
  ['{ „a“: "b" }', 'These quotation marks are curly, as Word writes them. Write straight ones: "a". "„a“"'],
  ['{ "a": "b” }', 'These quotation marks are curly, as Word writes them. Write straight ones: "b". "\\"b”"'],
  ['{ “a”: “b” }', 'Write straight ones: "a": "b". "“a”: “b”"'],
  ['{ "a": 1 /* why */ }', 'This file cannot hold notes or comments. Remove this one. "/* why */"'],
  ['{ "a": 1 // why\n}', 'This file cannot hold notes or comments. Remove this one. "// why"'],
  ['{ "a": 1 "b": 2 }', 'A comma is missing before this. "\\"b\\""'],
  ['{ "a": 1\n"b": 2 }', 'A comma is missing at the end of line 1. "\\"b\\""'],
  ['{ "a" 1 }', 'A colon is missing between the field\'s name and its value. "1"'],
  ['{ "a":: 1 }', 'This colon is one too many. Remove it. ":"'],
  ['{ "a", 1 }', ', stands here where a colon is needed. Write : ","'],
  ['{ "a": 1; "b": 2 }', '; stands here where a comma is needed. Write , ";"'],
  ['{ "a" = 1 }', '= stands here where a colon is needed. Write : "="'],
  ['{ "a": 1, }', 'This comma is one too many. Remove it. ","'],
  ['{ "a": [1, ] }', 'This comma is one too many. Remove it. ","'],
  ['{ "a": [1,, 2] }', 'This comma is one too many. Remove it. ","'],
  ['{ "a": }', 'A value is missing before this: text in quotation marks, a list in [ ] or fields in { }. "}"'],
  ['{ a: 1 }', 'Quotation marks are missing here. Write "a". "a"'],
  ["{ a: 'b' }", 'Quotation marks are missing here. Write "a": "b". "a: \'b\'"'],
  ['{ "a": [1 }', 'A closing ] is missing before this: what begins with [ on line 1 has no end. "}"'],
  ['[{ "a": 1 ]', 'A closing } is missing before this: what begins with { on line 1 has no end. "]"'],
  ['{ "a": [1] ]', 'This ] needs to be a }, so that it goes with its other half. "]"'],
  ['{ "a": 1', 'A closing } is missing after this: what begins with { on line 1 has no end. "1"'],
  ['{ "a": 1 } }', 'This } is one too many. Remove it, or look for its other half above. "}"'],
  ['{ "a": "b": 1 } }', 'An opening { is missing before this. "\\"b\\""'],
  ['{ "a": "b }', 'This text has no quotation mark at its end. Put a " there. "\\"b"'],
  ['{ "a": b" }', 'This text has no quotation mark at its beginning. Put a " there. "b\\""'],
  ['{ "a": "the "b" here" }', 'These quotation marks end the text too early. Write \\"b\\". "\\"b\\""'],
  ['{ "a": "C:\\Docs" }', 'Write a backslash within a text twice: \\\\. "\\\\D"'],
  ['{ "a": "C:\\New" }', 'Write a backslash within a text twice: \\\\. "\\\\N"'],
  ['{ "a": "It\\\'s fine" }', 'An apostrophe needs no backslash before it. Write \'. "\\\\\'"'],
  [
    '{ "a": "C:\\Docs\\b.jpg" }',
    'This is a place on your computer. Put the picture into pages-json/_images, and write its name alone: "b.jpg".',
  ],
  ['{ "a": "b\tc" }', 'There is a tab within this text. Write a space instead. "\\t"'],
  [
    '{ "a": "b\nc" }',
    'After this, a new line begins within a text. Write the text on one line; where readers are to see a new line, write \\n. "b"',
  ],
  ['{ "a": yes }', 'This text needs quotation marks around it. "yes"'],
  ['{ "a": True }', 'True is not written as it needs to be. Write true, in small letters. "True"'],
  ['{ "a": None }', 'None says nothing. Write something in its place, or remove the whole field. "None"'],
  ['{ "a": [1, ...] }', 'Dots stand here in place of something. Write what they stand for, or remove them. "..."'],
  [
    '{ "a":\u00a01 }',
    'A special space, copied from a web page, stands before this. Delete it and type an ordinary one. "\u00a01"',
  ],
  ['```json\n{ "a": 1 }\n```', '``` is not part of a page. Remove it. "```json"'],
  ["{ 'a': 1 }", 'Single quotation marks are not enough. Write double ones: "a". "\'a\'"'],
  [
    '{ "a": 1 ) 2 [ }',
    'This does not fit here. Look before it for a bracket, a quotation mark or a comma that is missing or too many.',
  ],
])('%s', (text, expected) => {
  expect(said(text)).toContain(expected)
})

test('what could be understood of a broken text is still read', () => {
  expect(parseText('cloud.json', '{ "title": "Cloud" "menu": { "order": 1 }').value).toEqual({
    title: 'Cloud',
    menu: { order: 1 },
  })
})

test('a byte order mark, as Windows writes it, is accepted', () => {
  expect(problemsOf({ 'cloud.json': `\uFEFF${JSON.stringify(page('Cloud'))}` })).toEqual([])
})

test('a byte order mark does not move the marks in a line', () => {
  const text = JSON.stringify({ ...page('Cloud'), titel: 'x' })
  const [plain, marked] = [text, `\uFEFF${text}`].map((document) => problemsOf({ 'cloud.json': document })[0])
  expect(marked).toEqual(plain)
})

test('Windows line ends do not move the marks', () => {
  const text = JSON.stringify({ ...page('Cloud'), titel: 'x' }, null, 2)
  const [plain, windows] = [text, text.replaceAll('\n', '\r\n')].map(
    (document) => problemsOf({ 'cloud.json': document })[0],
  )
  expect(windows).toEqual(plain)
})

test.each(['utf16le', 'latin1'] as const)('a file saved as %s is refused by name of the right encoding', (encoding) => {
  const bytes = Buffer.concat([
    encoding === 'utf16le' ? Buffer.from([0xff, 0xfe]) : Buffer.alloc(0),
    Buffer.from(JSON.stringify(page('Café')), encoding),
  ])
  expect(problemsOf({ 'cloud.json': bytes }).map(({ rule }) => rule)).toEqual(['file-encoding'])
})

test.each([
  ['{"a":1,"a":2}', ['a']],
  ['{"a":{"b":1,"c":2,"b":3}}', ['a.b']],
  ['{"a":[{"b":1},{"b":1}],"b":1}', []],
  ['{"a":"b: c, d: e"}', []],
  ['{"a\\"b":1,"a\\"b":2}', ['a"b']],
])('%s has twice: %j', (text, twice) => {
  expect(duplicateFindings('cloud.json', text, JSON.parse(text)).map(({ at }) => at.join('.'))).toEqual(twice)
})

test('a page that is no JSON still has its address', () => {
  expect(contentOf({ 'cloud.json': '{' }).index.page('/cloud')).toBeDefined()
})

describe('A document broken anywhere, at random,', () => {
  const documents = pagesIn('pages-json').map(({ text }) => text)
  const marks = [
    '',
    '',
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    '\\',
    "'",
    '“',
    '//',
    '\n',
    '\t',
    ' x ',
    '...',
    '\u00a0',
    '#',
    '`',
  ]
  const random = randomFrom('broken documents')
  const broken = Array.from({ length: 200 }, (_, i) => {
    let text = documents[i % documents.length] ?? ''
    for (let slips = 1 + (i % 3); slips > 0; slips--) {
      const at = Math.floor(random() * text.length)
      text =
        text.slice(0, at) +
        (marks[Math.floor(random() * marks.length)] ?? '') +
        text.slice(at + (random() < 0.5 ? 1 : 0))
    }
    return text
  }).filter((text) => !isProper(text))
  const read = broken.map((text) => parseText('cloud.json', text))

  test('is told of, within its text', () => {
    expect(read.length).toBeGreaterThan(80)
    expect(read.filter(({ findings }) => findings.length === 0)).toEqual([])
    const outside = read.filter(({ text, findings }) =>
      findings.some(({ span }) => span && (span.offset < 0 || span.offset + span.length > text.length)),
    )
    expect(outside.map(({ text }) => text)).toEqual([])
  })

  test('is proper once it is mended, where it is clear what was meant', () => {
    const clear = read.filter(({ intact }) => intact)
    expect(clear.length).toBeGreaterThan(50)
    expect(clear.filter(({ mended }) => mended === undefined || !isProper(mended))).toEqual([])
  })
})

function isProper(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
