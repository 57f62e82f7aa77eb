import path from 'node:path'
import { readJson } from '../../engine/files/read-json'
import { isNumber, isText, listOf, optional, withFields, type Guard } from '../../engine/text/shape'

export interface Count {
  passed: number
  failed: number
  /** What failed, where it is known by name: told at the end, which may be all that is kept of what tests print. */
  failures: readonly string[]
}

const isVitestReport = withFields({
  numPassedTests: isNumber,
  numFailedTests: isNumber,
  testResults: listOf(
    withFields({
      name: isText,
      status: isText,
      assertionResults: listOf(withFields({ status: isText, fullName: isText })),
    }),
  ),
})

/** @param report Vitest's, as JSON */
export function vitestCount(report: string): Count {
  const { numPassedTests, numFailedTests, testResults } = readJson(report, isVitestReport)
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative('.', name)
    const failed = assertionResults.filter((result) => result.status === 'failed')
    // A file that cannot be loaded has no tests.
    if (failed.length === 0 && status === 'failed') return [file]
    return failed.map(({ fullName }) => `${file} › ${fullName}`)
  })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

/**
 * The files of which some tests have neither passed nor failed, from the top of the project: the process they ran in
 * was ended. Vitest itself only says that one was.
 * @param report Vitest's, as JSON
 */
export function unfinishedIn(report: string): string[] {
  return readJson(report, isVitestReport)
    .testResults.filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'pending'))
    .map(({ name }) => path.relative('.', name))
}

/** A file of tests, or a group in one. */
interface Suite {
  title: string
  specs: { title: string; ok: boolean }[]
  suites?: Suite[] | undefined
}

const isSuite: Guard<Suite> = (value): value is Suite =>
  withFields({
    title: isText,
    specs: listOf(withFields({ title: isText, ok: (ok): ok is boolean => typeof ok === 'boolean' })),
    suites: optional(listOf(isSuite)),
  })(value)

const isPlaywrightReport = withFields({
  stats: withFields({ expected: isNumber, unexpected: isNumber }),
  suites: listOf(isSuite),
})

/** @param report Playwright's, as JSON */
export function playwrightCount(report: string): Count {
  const { stats, suites } = readJson(report, isPlaywrightReport)
  return { passed: stats.expected, failed: stats.unexpected, failures: suites.flatMap((suite) => failuresIn(suite)) }
}

function failuresIn({ title, specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok).map((spec) => spec.title)
  return [...own, ...suites.flatMap((suite) => failuresIn(suite))].map((name) => `${title} › ${name}`)
}
