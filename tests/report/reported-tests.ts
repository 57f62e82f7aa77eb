import type { Suite, TestCase, TestError, TestResult } from 'playwright/types/testReporter'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, vi } from 'vitest'
import PlaywrightReporter from '../../scripts/report/playwright-reporter'
import { lines, screen } from './screen'

export const location = { file: 'tests/e2e/menu.test.ts', line: 3, column: 1 }

const root: Suite = {
  type: 'root',
  title: '',
  suites: [],
  tests: [],
  allTests: () => [],
  entries: () => [],
  project: () => undefined,
  titlePath: () => [],
}

/** A test that is tried once more when it fails. */
function testCase(title: string): TestCase {
  const results: TestResult[] = []
  const passed = () => results.some(({ status }) => status === 'passed')
  return {
    type: 'test',
    id: title,
    title,
    titlePath: () => ['', 'browser', 'menu.test.ts', 'The menu', title],
    location,
    parent: root,
    results,
    annotations: [],
    expectedStatus: 'passed',
    repeatEachIndex: 0,
    retries: 1,
    tags: [],
    timeout: 0,
    ok: passed,
    outcome: () => {
      if (results.every(({ status }) => status === 'interrupted')) return 'skipped'
      if (!passed()) return 'unexpected'
      return results.length > 1 ? 'flaky' : 'expected'
    },
  }
}

export const failed: TestError = {
  message: 'Error: It is closed',
  snippet: '> 3 | expect(menu).toBeOpen()',
  stack: 'Error: It is closed\n    at menu.test.ts:3:9',
}

/** To load what writes the line takes a moment, and longer on a busy machine. */
const patience = 30_000

/** A reporter whose line can be shown; what it says is gathered, with the line's words and without. */
export async function startedReporter() {
  const { screen: shown, at, written } = screen('terminal')
  const said = vi.spyOn(console, 'log').mockImplementation((words: string) => void written.push(`\n${words}\n`))
  onTestFinished(() => said.mockRestore())
  at(2000)
  const reporter = new PlaywrightReporter({ screen: shown })
  await vi.waitFor(() => expect(lines(written)).toEqual(['Preparing the tests in a browser …']), patience)
  let time = 2000
  const ends = (test: TestCase, status: TestResult['status'], errors: TestError[] = []) => {
    at((time += 2000))
    const result: TestResult = {
      status,
      errors,
      retry: test.results.length,
      attachments: [],
      annotations: [],
      duration: 2000,
      parallelIndex: 0,
      startTime: new Date(),
      stderr: [],
      stdout: [],
      steps: [],
      workerIndex: 0,
    }
    test.results.push(result)
    reporter.onTestEnd(test, result)
  }
  return {
    reporter,
    ends,
    written,
    said: () => said.mock.calls.map(([words]) => stripVTControlCharacters(String(words))).join('\n'),
  }
}

/** Such a reporter, told that two tests begin. */
export async function ofTwoTests() {
  const [first, second] = [testCase('opens'), testCase('closes')]
  const all = await startedReporter()
  all.reporter.onBegin(undefined, { allTests: () => [first, second] })
  return { ...all, first, second }
}
