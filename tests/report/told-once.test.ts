import { describe, expect, test } from 'vitest'
import { github } from '../../scripts/report/github'
import { jobSummary } from '../../scripts/report/job-summary'
import { json } from '../../scripts/report/json'
import { pretty, summary } from '../../scripts/report/pretty'
import { sarif } from '../../scripts/report/sarif'
import { page } from '../engine/virtual-site'
import { withProblems } from './mistakes'
import { shownBy } from './shown'

const linking = (title: string) =>
  page(title, {
    sections: [
      { type: 'hero', heading: title },
      { type: 'cta', heading: 'More', button: { label: 'Read', path: '/gone' } },
    ],
  })
/** Three pages that link to one that is gone. */
const files = { 'a.json': linking('A'), 'b.json': linking('B'), 'c.json': linking('C') }
const alsoIn = /The same stands in 2 more files: \S+b\.json \(line \d+\), \S+c\.json \(line \d+\)\./

describe('What comes from one place and shows in three files', () => {
  test('is told once in the terminal, with its places', () => {
    withProblems(files, (problems, pages) => {
      expect(pretty(problems, pages).match(/no page at \/gone/g)).toHaveLength(1)
      expect(pretty(problems, pages)).toMatch(alsoIn)
    })
  })

  test('is counted once', () => {
    withProblems(files, (problems, pages) => expect(summary(problems, pages)).toContain('1 error'))
  })

  test('is one annotation on GitHub, at a file that was changed', () => {
    withProblems(files, (problems, pages, folder) => {
      const changed = new Set([`${folder}/c.json`])
      const lines = github(problems, pages, { changed, environment: {} }).split('\n')
      const [annotation, ...others] = lines.filter((line) => line.startsWith('::error '))
      expect([annotation, others]).toEqual([expect.stringMatching(/file=\S+c\.json/), []])
    })
  })

  test("is one entry of GitHub's summary", () => {
    withProblems(files, (problems, pages) => {
      const text = shownBy(jobSummary(problems, pages, { changed: new Set(), environment: {} }))
      expect(text).toContain('1 problem to mend before this can be published')
    })
  })

  test('is one result for code scanners, at all three places', () => {
    withProblems(files, (problems) => {
      const [result, ...others] = JSON.parse(sarif(problems, {})).runs[0].results
      expect([result.locations.length, others]).toEqual([3, []])
    })
  })

  test('stays three problems of one origin for programs', () => {
    withProblems(files, (problems, pages) => {
      const origins = JSON.parse(json(problems, pages)).problems.map(({ origin }: { origin: string }) => origin)
      expect(origins).toEqual(['dead-link /gone', 'dead-link /gone', 'dead-link /gone'])
    })
  })
})
