import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from 'playwright/types/testReporter'
import colors from 'picocolors'
import { errorWords, failureWords, isFailure, summaryWords, titleOf } from './playwright-words'
import { beginProgress, makeRoom, type Screen } from './progress'
import { print } from './terminal'

/** Says what failed of the tests in a browser as soon as it does, and on a line that goes away how long they still take. */
export default class PlaywrightReporter implements Reporter {
  readonly #progress: ReturnType<typeof beginProgress>
  #tests: readonly TestCase[] = []
  /** By their ids: after a failure all tests of a group may be done once more, those that passed as well. */
  readonly #ended = new Set<string>()
  #errors = 0

  /** @param options what Playwright gives every reporter, and in tests where the line is shown */
  constructor({ screen }: { screen?: Screen } = {}) {
    this.#progress = beginProgress(screen)
    // Before Playwright tells of anything, all is bundled once (tests/build-once.ts) and every file of tests is read.
    this.#progress.told('Preparing the tests in a browser')
  }

  onBegin(_config: unknown, suite: Pick<Suite, 'allTests'>): void {
    this.#tests = suite.allTests()
    this.#tell()
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (isFailure(result, test)) print(failureWords(test, result))
    const isTriedAgain = test.outcome() === 'unexpected' && test.results.length <= test.retries
    if (isTriedAgain || result.status === 'interrupted') return
    if (test.outcome() === 'flaky') print(`${colors.yellow(`✓ ${titleOf(test)}: passed only when tried again`)}\n`)
    this.#ended.add(test.id)
    this.#tell()
  }

  onError(error: TestError): void {
    this.#errors++
    print(`${colors.red('✗')} ${errorWords(error)}\n`)
  }

  onStdOut(words: string | Buffer): void {
    repeat(words, process.stdout)
  }

  onStdErr(words: string | Buffer): void {
    repeat(words, process.stderr)
  }

  onEnd({ duration }: Pick<FullResult, 'duration'>): void {
    this.#progress.end()
    const summary = summaryWords(this.#tests, this.#errors, duration)
    if (summary !== '') print(summary)
  }

  #tell(): void {
    this.#progress.told('Testing in a browser', this.#ended.size, this.#tests.length)
  }
}

/** What a test said itself, on lines of its own: the line that goes away would take the last one with it. */
function repeat(words: string | Buffer, stream: NodeJS.WritableStream): void {
  makeRoom()
  stream.write(words)
  if (!words.toString().endsWith('\n')) stream.write('\n')
}
