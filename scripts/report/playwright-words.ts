import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import colors from 'picocolors'
import type { Location, TestCase, TestError, TestResult } from 'playwright/types/testReporter'

/** Whether what came of a test is not what it expects; a test that was interrupted came to nothing. */
export function isFailure({ status }: TestResult, { expectedStatus }: TestCase): boolean {
  return status !== 'skipped' && status !== 'interrupted' && status !== expectedStatus
}

/** A failure of a test: where it is, and all that went wrong; files that it left are named. */
export function failureWords(test: TestCase, result: TestResult): string {
  const times = result.retry > 0 ? ' (tried again)' : ''
  const unexpected = result.status === 'passed' ? [{ message: 'It passed, and was expected to fail.' }] : []
  const files = result.attachments.flatMap((file) =>
    file.path ? [colors.dim(`${file.name}: ${path.relative('.', file.path)}`)] : [],
  )
  const said = [...[...unexpected, ...result.errors].map(errorWords), ...files].join('\n\n')
  return `${colors.red(`✗ ${titleOf(test)}${times}`)}\n\n${indented(said)}\n`
}

/** What went wrong: the message, the code there, and the way to it. */
export function errorWords(error: TestError): string {
  const { message = error.value ?? '', snippet, stack = '', location, cause } = error
  const way = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const place = location ? [`    at ${placeOf(location)}`] : []
  const parts = [
    message,
    ...(snippet ? [snippet] : []),
    ...(way.length > 0 || place.length > 0 ? [colors.dim((way.length > 0 ? way : place).join('\n'))] : []),
    ...(cause ? [`Because of: ${errorWords(cause)}`] : []),
  ]
  const words = parts.join('\n\n')
  // Playwright paints messages and code in any case.
  return colors.isColorSupported ? words : stripVTControlCharacters(words)
}

/** A test by its place and its names, those of the groups around it first. */
export function titleOf(test: TestCase): string {
  const [, project, , ...titles] = test.titlePath()
  return `${project ? `[${project}] › ` : ''}${placeOf(test.location)} › ${titles.join(' › ')}`
}

/**
 * The last lines: how many tests came to what, and by name those that ask for a look.
 * @param errors how many errors were in no test @param duration in milliseconds
 */
export function summaryWords(tests: readonly TestCase[], errors: number, duration: number): string {
  const interrupted = tests.filter(({ results }) => results.some(({ status }) => status === 'interrupted'))
  const of = (outcome: ReturnType<TestCase['outcome']>) =>
    tests.filter((test) => test.outcome() === outcome && !interrupted.includes(test))
  const wasMeant = ({ results, expectedStatus }: TestCase) => results.length > 0 && expectedStatus === 'skipped'
  const [skipped, left] = [of('skipped').filter(wasMeant), of('skipped').filter((test) => !wasMeant(test))]
  const named = (found: readonly TestCase[], words: string) =>
    found.length > 0 ? [`  ${found.length} ${words}`, ...found.map((test) => `    ${titleOf(test)}`)] : []
  const counted = (found: readonly TestCase[], words: string) =>
    found.length > 0 ? [`  ${found.length} ${words}`] : []
  return [
    ...named(of('unexpected'), 'failed').map(colors.red),
    ...named(interrupted, 'interrupted').map(colors.yellow),
    ...named(of('flaky'), 'passed only when tried again').map(colors.yellow),
    ...counted(skipped, 'skipped').map(colors.yellow),
    ...counted(left, 'did not run').map(colors.yellow),
    ...counted(of('expected'), `passed (${(duration / 1000).toFixed(1)} s)`).map(colors.green),
    ...(errors > 0 ? [colors.red(`  ${errors} ${errors === 1 ? 'error' : 'errors'} outside of tests, see above`)] : []),
  ].join('\n')
}

function placeOf({ file, line, column }: Location): string {
  return `${path.relative('.', file)}:${line}:${column}`
}

function indented(words: string): string {
  return words.replace(/^(?=.)/gm, '    ')
}
