import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../scripts/engine/problems/problem'
import { visibleOnLine } from '../../scripts/engine/text/hidden-characters.mjs'
import { github } from '../../scripts/report/github'
import { problem, readCommand } from './mistakes'
import { seed } from '../depth'

const onGitHub = { GITHUB_SERVER_URL: 'https://github.test', GITHUB_REPOSITORY: 'acme/site', GITHUB_SHA: 'abc123' }
const linesOf = (problems: Problem[], changed: string[] = [], environment = {}) =>
  github(problems, 3, { changed: new Set(changed), environment }).split('\n')
const annotations = (...given: Parameters<typeof linesOf>) =>
  linesOf(...given).filter((line) => /^::(error|warning) /.test(line))

describe('On GitHub', () => {
  test('a problem is one workflow command with place, title and sentence', () => {
    expect(annotations([problem()])).toEqual([
      '::error file=pages-json/cloud.json,line=3,endLine=3,col=5,endColumn=12,title=There is no such field::"titel" is not a field. Did you mean "title"?',
    ])
  })

  test('the sentence is followed by the address of the guide', () => {
    expect(annotations([problem()], [], onGitHub)[0]).toMatch(
      /Did you mean "title"\?%0Ahttps:\/\/github\.test\/acme\/site\/blob\/abc123\/pages-json\/_guide\/problems\.md#unknown-field$/,
    )
  })

  test('what spans several lines has no columns, which GitHub would refuse', () => {
    const { properties } = readCommand(annotations([problem({ endLine: 5 })])[0] ?? '')
    expect(Object.keys(properties)).toEqual(['file', 'line', 'endLine', 'title'])
  })

  test('signs that mean something to GitHub are escaped as its own toolkit does', () => {
    const [line] = annotations([problem({ file: 'a:b,c%.json', message: '100%: a, b\r\nc' })])
    expect(line).toContain('file=a%3Ab%2Cc%25.json,')
    expect(line).toContain('::100%25: a, b<U+000A>c')
  })

  test('whatever an author writes comes out as it was, as far as it can be seen', () => {
    const anything = fc.array(
      fc.oneof(fc.constantFrom('::', '%', '%0A', '\n', '\r', ',', '=', ':', '##[error]', '%25'), fc.string()),
    )
    fc.assert(
      fc.property(anything, anything, (file, message) => {
        const found = annotations([problem({ file: file.join(''), message: message.join('') })]).map(readCommand)
        expect(found.map(({ properties, message }) => [properties.file, message])).toEqual([
          [visibleOnLine(file.join('')), visibleOnLine(message.join(''))],
        ])
      }),
      { seed, numRuns: 300 },
    )
  })

  test('only ten are shown, errors first, and among them those of changed files', () => {
    const some = (name: string, severity: 'error' | 'warning') =>
      Array.from({ length: 4 }, (_, i) => problem({ file: `${name}.json`, line: i + 1, severity }))
    const all = [
      ...some('kept', 'error'),
      ...some('changed', 'error'),
      ...some('kept', 'warning'),
      ...some('changed', 'warning'),
    ]
    const shown = annotations(all, ['changed.json']).map(readCommand)
    expect(shown.map(({ name, properties }) => `${name} ${properties.file} ${properties.line}`)).toEqual([
      ...[1, 2, 3, 4].map((line) => `error changed.json ${line}`),
      ...[1, 2, 3, 4].map((line) => `error kept.json ${line}`),
      ...[1, 2].map((line) => `warning changed.json ${line}`),
    ])
  })

  test('the log holds all of them, in a part where nothing an author wrote works as a command', () => {
    const lines = linesOf(Array.from({ length: 12 }, (_, i) => problem({ message: `::error::Not ${i}` })))
    const token = /^::stop-commands::([0-9a-f-]{36})$/.exec(lines[0] ?? '')?.[1]
    const log = lines.slice(0, lines.indexOf(`::${token}::`))
    expect(log.filter((line) => line.includes('::error::Not'))).toHaveLength(12)
    expect(log.at(-1)).toBe('3 pages, 12 errors, no warnings')
  })

  test('the word that ends this part is another each time', () => {
    expect(linesOf([])[0]).not.toBe(linesOf([])[0])
  })
})
