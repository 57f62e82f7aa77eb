import { readFileSync, writeFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import type { Log, Result } from 'sarif'
import { describe, expect, test } from 'vitest'
import { rules } from '../../scripts/engine/check/rules'
import type { Problem } from '../../scripts/engine/problems/problem'
import { sarif } from '../../scripts/report/sarif'
import { page } from '../engine/virtual-site'
import { mistaken, problem, withProblems } from './mistakes'

const onGitHub = { GITHUB_SERVER_URL: 'https://github.test', GITHUB_REPOSITORY: 'acme/site', GITHUB_SHA: 'abc123' }

/** The schema of SARIF 2.1.0 as the package @microsoft/jest-sarif 1.0.0-beta.0 (MIT) brings it, without its draft-04 head. */
const { $schema: _draft, id: _id, ...schema } = JSON.parse(readFileSync('tests/report/sarif-2.1.0.schema.json', 'utf8'))
const ajv = new Ajv({ strict: false, unicodeRegExp: false, allErrors: true })
addFormats.default(ajv)
const isSarif = ajv.compile(schema)
const flawsOf = (log: unknown) =>
  isSarif(log) ? [] : (isSarif.errors ?? []).map(({ instancePath, message }) => [instancePath, message])

const logOf = (problems: Problem[], environment = {}): Log => JSON.parse(sarif(problems, environment))
const resultsOf = (problems: Problem[]): Result[] => logOf(problems).runs[0]?.results ?? []
const fixable = problem({
  column: 7,
  fix: { title: 'Rename to "title"', changes: [{ line: 3, column: 8, endLine: 3, endColumn: 13, text: 'title' }] },
})

describe('SARIF', () => {
  test.each([
    ['of a site with mistakes', {}],
    ['of a site with mistakes, made on GitHub', onGitHub],
  ])('keeps its schema %s', (_name, environment) => {
    withProblems(mistaken, (problems) => expect(flawsOf(logOf([...problems, fixable], environment))).toEqual([]))
  })

  test('keeps its schema without problems', () => {
    expect(flawsOf(logOf([]))).toEqual([])
    expect(resultsOf([])).toEqual([])
  })

  test('is not what the schema takes once something in it is wrong', () => {
    const log = logOf([problem({ line: 0 })])
    expect(flawsOf(log)).toEqual([['/runs/0/results/0/locations/0/physicalLocation/region/startLine', 'must be >= 1']])
  })

  test('names every rule with a few words and a way into the guide', () => {
    const [run] = logOf([], onGitHub).runs
    expect(run?.tool.driver.rules?.map(({ id }) => id).sort()).toEqual([...rules.keys()].sort())
    expect(run?.tool.driver.rules?.find(({ id }) => id === 'dead-link')).toEqual({
      id: 'dead-link',
      shortDescription: { text: 'The link leads to no page' },
      helpUri: 'https://github.test/acme/site/blob/abc123/pages-json/_guide/problems.md#dead-link',
      help: {
        text: 'See pages-json/_guide/problems.md#dead-link.',
        markdown:
          '[The guide](<https://github.test/acme/site/blob/abc123/pages-json/_guide/problems.md#dead-link>) says how to mend this.',
      },
    })
  })

  test('gives a result its rule, level, words and place', () => {
    const log = logOf([problem({ severity: 'warning' })])
    const [result] = log.runs[0]?.results ?? []
    expect(log.runs[0]?.tool.driver.rules?.[result?.ruleIndex ?? -1]?.id).toBe('unknown-field')
    expect(result).toMatchObject({
      ruleId: 'unknown-field',
      level: 'warning',
      message: { text: '"titel" is not a field. Did you mean "title"?' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'pages-json/cloud.json', uriBaseId: '%SRCROOT%' },
            region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 12 },
          },
        },
      ],
      properties: { suggestions: ['title'] },
    })
  })

  test('takes no words of an author for a link, nor for an argument', () => {
    const [result] = resultsOf([problem({ message: 'See [here](https://evil.test) \\ {0}.' })])
    expect(result?.message.text).toBe('See \\[here\\](https://evil.test) \\\\ {{0}}.')
  })

  test('counts columns in UTF-16 units, and says so', () => {
    const text = '{ "title": "😀 Ä", "titel": 1 }'
    withProblems({ 'a.json': `${text.slice(0, -2)}, "description": "D.", "sections": [] }` }, (problems) => {
      const log = logOf(problems.filter(({ rule }) => rule === 'unknown-field'))
      expect(log.runs[0]?.columnKind).toBe('utf16CodeUnits')
      expect(log.runs[0]?.results?.[0]?.locations?.[0]?.physicalLocation?.region?.startColumn).toBe(
        text.indexOf('"titel"') + 1,
      )
    })
  })

  test('writes odd file names as addresses', () => {
    const uri = resultsOf([problem({ file: 'pages-json/a b/ü%.json' })])[0]?.locations?.[0]?.physicalLocation
    expect(uri?.artifactLocation?.uri).toBe('pages-json/a%20b/%C3%BC%25.json')
  })

  test('has a fix where there is a safe one, and none elsewhere', () => {
    expect(resultsOf([fixable, problem()]).map(({ fixes }) => fixes)).toEqual([
      [
        {
          description: { text: 'Rename to "title"' },
          artifactChanges: [
            {
              artifactLocation: { uri: 'pages-json/cloud.json', uriBaseId: '%SRCROOT%' },
              replacements: [
                {
                  deletedRegion: { startLine: 3, startColumn: 8, endLine: 3, endColumn: 13 },
                  insertedContent: { text: 'title' },
                },
              ],
            },
          ],
        },
      ],
      undefined,
    ])
  })
})

describe('A fingerprint', () => {
  const twice = JSON.stringify(
    page('A', {
      sections: [
        { type: 'hero', heading: 'A' },
        { type: 'intro', headin: 'B' },
        { type: 'cta', headin: 'B' },
      ],
    }),
    null,
    2,
  )
  const printsOf = (text: string) =>
    withProblems({ 'a.json': 'x' }, (_problems, _pages, folder) => {
      const file = `${folder}/a.json`
      writeFileSync(file, text)
      const lines = text.split('\n').flatMap((line, i) => (line.includes('headin"') ? [i + 1] : []))
      return resultsOf(lines.map((line) => problem({ file, line }))).map(({ partialFingerprints }) =>
        partialFingerprints?.primaryLocationLineHash?.replace(/^\w+/, (hash) => (hash.length === 16 ? '…' : hash)),
      )
    })
  const fingerprintOf = (more: Partial<Problem>) =>
    resultsOf([problem(more)])[0]?.partialFingerprints?.primaryLocationLineHash

  test('tells two problems of the same words apart', () => {
    expect(printsOf(twice)).toEqual(['…:1', '…:2'])
  })

  test('is another for another file and another rule', () => {
    const all = [fingerprintOf({}), fingerprintOf({ file: 'b.json' }), fingerprintOf({ rule: 'dead-link' })]
    expect(new Set(all).size).toBe(3)
  })

  test('stays when lines come before it and the indentation changes, and goes when its line changes', () => {
    withProblems({ 'a.json': 'x' }, (_problems, _pages, folder) => {
      const file = `${folder}/a.json`
      const printAt = (text: string, line: number) => {
        writeFileSync(file, text)
        return fingerprintOf({ file, line })
      }
      const first = printAt('{\n  "titel": "A"\n}', 2)
      expect(printAt('\n\n{\n\n      "titel": "A"\n}', 5)).toBe(first)
      expect(printAt('{\n  "titel": "B"\n}', 2)).not.toBe(first)
    })
  })
})
