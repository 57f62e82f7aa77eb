import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hiddenIn, visible, visibleJson } from '../../scripts/engine/text/hidden-characters.mjs'
import { github } from '../../scripts/report/github'
import { jobSummary } from '../../scripts/report/job-summary'
import { json, jsonText } from '../../scripts/report/json'
import { pretty } from '../../scripts/report/pretty'
import { sarif } from '../../scripts/report/sarif'
import { changesComment } from '../../scripts/review/changes/comment'
import { changesText } from '../../scripts/review/changes/text'
import { runCommand } from '../authoring/run-command'
import { temporaryFolder } from '../engine/publish/folders'
import { page, tinySite, withFolder, type Files } from '../engine/virtual-site'
import { problem } from './mistakes'

/** Colors a terminal, fills the clipboard, hides, turns round, cuts in half, says what nobody sees. */
const evil = '\x1b[8m\x1b]52;c;ZXZpbA==\x07\x9b8m\x7f\r\u202e\u2066\u200f\u200b\u2060\ufeff\u2028\ud800\u{e0041}'
const hidden = (text: string) => [...hiddenIn(text)].map(({ character }) => visible(character))

describe('What cannot be seen', () => {
  test('is shown by its number among letters of any kind', () => {
    const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code))
    const unseen = all.filter((letter) => /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u.test(letter))
    const shown = unseen.filter((letter) => visible(`a${letter}b`) === `a${letter}b`)
    expect(shown.map((letter) => letter.charCodeAt(0))).toEqual([0x09, 0x0a, 0xad])
  })

  test.each([
    ['emoji of several', '👨‍👩‍👧 🏳️‍🌈 ❤️‍🔥 1️⃣ 🤸🏽‍♀️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['Malayalam', 'തമിഴ്\u200cനാട് ന്\u200d'],
    ['Hindi and Bengali', 'क्\u200dष र\u200d\u09cdया'],
    ['Persian', 'می\u200cخواهم'],
    ['places where words may part, or may not', 'Trans\u00adformation 12\u00a0pages 5\u202f%'],
    ['lines and tabs', 'a\r\n\tb'],
  ])('may stand in %s', (_what, text) => {
    expect(visible(text)).toBe(text)
  })

  test.each([
    ['a joiner between letters that never join', 'a\u200db', 'a<U+200D>b'],
    ['a joiner after a joiner', 'ന്\u200d\u200d', 'ന്\u200d<U+200D>'],
    ['a variant of a variant', '😀\ufe01\ufe02', '😀\ufe01<U+FE02>'],
    ['an end of a line that begins none', 'a\rb', 'a<U+000D>b'],
    ['half of a character', '\ud83dx', '<U+D83D>x'],
    ['letters for machines only', 'a\u{e0041}', 'a<U+E0041>'],
  ])('is shown by its number: %s', (_what, text, shown) => {
    expect(visible(text)).toBe(shown)
  })

  test('comes back from JSON as it was', () => {
    const written = visibleJson(JSON.stringify(evil))
    expect([hidden(written), JSON.parse(written)]).toEqual([[], evil])
  })
})

describe('No report lets through what cannot be seen', () => {
  const named = problem({
    file: `pages-json/${evil}.json`,
    message: `${evil}\n0 errors`,
    hint: evil,
    suggestions: [evil],
    fix: { title: evil, changes: [{ line: 1, column: 1, endLine: 1, endColumn: 2, text: evil }] },
  })
  const options = { changed: new Set<string>(), environment: {} }
  const changes = { pages: [{ page: evil, address: evil, sentences: [evil] }], elsewhere: evil }

  test.each([
    ['for the terminal', () => pretty([named], 1)],
    ['as JSON', () => json([named], 1)],
    ['as SARIF', () => sarif([named], {})],
    ["at GitHub's lines", () => github([named], 1, options)],
    ["in GitHub's summary", () => jobSummary([named], 1, options)],
    ['of changes, for the terminal', () => changesText(changes)],
    ['of changes, as JSON', () => jsonText(changes)],
  ])('%s', (_where, make) => {
    expect(hidden(make())).toEqual([])
  })

  test('in a comment, but for what keeps words from being links', () => {
    expect(hidden(changesComment(changes).replaceAll('-\u2060', '-').replaceAll('\u2060', ''))).toEqual([])
  })

  test('and none lets words begin a line of their own', () => {
    expect(pretty([named], 1)).not.toMatch(/^0 errors/m)
  })

  test('and the mark stays under the words it is about', () => {
    const file = `${temporaryFolder()}/cloud.json`
    writeFileSync(file, '{ "title": "a\u202eb", "titel": 1 }')
    const [, line = '', mark = ''] =
      /> 1 \| (.*)\n {5}\| (.*)$/m.exec(
        pretty([problem({ file, line: 1, column: 19, endLine: 1, endColumn: 26 })], 1),
      ) ?? []
    expect(line.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('"titel"')
  })
})

describe('Nothing an author wrote or named steers the terminal', () => {
  const files: Files = {
    'cloud.json': page(`Cloud ${evil}`, { [`colour${evil}`]: evil, sections: [{ type: 'hero', heading: evil }] }),
    'raw.json': '{ "title": "\x1b]0;owned\x07 \u202e" "description" }',
    '\x1b[2Jname.json': '{}',
  }

  test.each([
    ['validate', []],
    ['validate', ['--format', 'json']],
    ['validate', ['--format', 'github']],
    ['validate', ['--format', 'sarif']],
    ['fix', ['--dry-run']],
    ['build', ['--out', 'OUT']],
    ['release', ['--out', 'OUT']],
    ['changes', ['--from', 'BEFORE']],
    ['changes', ['--from', 'BEFORE', '--format', 'json']],
    ['new', ['/data', `Cloud ${evil}`.replace('\ud800', '')]],
    ['move', ['/cloud', '/services/cloud\x1b[8m']],
    ['remove', ['/nowhere\x1b[8m', '--to', '/cloud']],
  ])('in npm run %s %j', (command, args) => {
    withFolder(files, (pages) =>
      withFolder(tinySite, (before) => {
        const out = `${temporaryFolder()}/out`
        const given = args.map((arg) => arg.replace('OUT', out).replace('BEFORE', before))
        const { stdout, stderr } = runCommand(command, pages, ...given)
        expect(hidden(stdout + stderr)).toEqual([])
        expect(stdout + stderr).not.toContain('command itself failed')
      }),
    )
  })
})
