import { expect, test } from 'vitest'
import { parseText } from '../../scripts/content/sources'
import { duplicateFindings } from '../../scripts/content/syntax'
import { contentOf, page, problemsOf } from './virtual-site'

/** What is said of a text, and the part of it that is marked. */
function said(text: string): string {
  const [finding] = parseText('cloud.json', text).findings
  const { offset = 0, length = 0 } = finding?.span ?? {}
  return `${finding?.wording.message} ${JSON.stringify(text.slice(offset, offset + length))}`
}

test.each([
  ['{ "a": “b” }', '“ is a curly quote. Use straight quotes: ". "“b”"'],
  ['{ „a“: "b" }', '„ is a curly quote. Use straight quotes: ". "„a“"'],
  ['{ "a": 1 /* why */ }', 'A comment stands here. JSON has no comments; remove it. "/* why */"'],
  ['{ "a": 1 // why\n}', 'A comment stands here. JSON has no comments; remove it. "// why"'],
  ['{ "a": 1 "b": 2 }', 'A comma is missing before this. "\\"b\\""'],
  ['{ "a" 1 }', 'A colon is missing between the field\'s name and its value. "1"'],
  ['{ "a": 1, }', 'There is a comma too many before this }. "}"'],
  ['{ "a": [1, ] }', 'There is a comma too many before this ]. "]"'],
  ['{ "a": }', 'A value is missing here: text in quotes, a list in [ ] or fields in { }. "}"'],
  ['{ "a": 1, : 2 }', 'A field\'s name in straight quotes is missing here, such as "title". ":"'],
  ['{ a: 1 }', 'a cannot stand here. Text needs straight quotes around it. "a"'],
  ['{ "a": [1 }', 'A closing ] is missing before this }: a list opened with [ is never closed. "}"'],
  ['[{ "a": 1 ]', 'A closing } is missing before this ]: something opened with { is never closed. "]"'],
  ['{ "a": [1', 'A closing ] is missing: a list opened with [ is never closed. "1"'],
  ['{ "a": 1', 'A closing } is missing: something opened with { is never closed. "1"'],
  ['{ "a": 1 } }', 'The page already ended before this. Remove it, or look for a } or ] too many above. "}"'],
  ['{ "a": "b }', 'This text has no closing quote on its line. "\\"b }"'],
  [
    '{ "a": "C:\\Docs" }',
    'A backslash stands before a letter where it means nothing. Write \\\\ for a backslash. "\\"C:\\\\Docs\\""',
  ],
  [
    '{ "a": "b\tc" }',
    'This text has a line break or tab in it. Keep it on one line, and write \\n for a line break. "\\"b\\tc\\""',
  ],
  ['{ "a": yes }', 'yes cannot stand here. Text needs straight quotes around it. "yes"'],
  ["{ 'a': 1 }", 'A single quote stands here. Put names and texts in double quotes: ". '],
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
