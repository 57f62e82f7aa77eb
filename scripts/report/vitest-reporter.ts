import {
  DefaultReporter,
  type SerializedError,
  type TestCase,
  type TestModule,
  type TestRunEndReason,
  type TestSpecification,
  type Vitest,
} from 'vitest/node'
import { beginProgress, makeRoomOn, type Screen } from './progress'
import { WeighedFiles } from './weighed-files'

/**
 * What Vitest's own reporter says, and on a line that goes away how long it still takes, instead of all files under way.
 * A test that ends counts as its part of the file: the longest of them take minutes.
 */
export default class VitestReporter extends DefaultReporter {
  readonly #progress: ReturnType<typeof beginProgress>
  #files = new WeighedFiles(new Map())
  /** How many tests of a file have ended. */
  readonly #ended = new Map<string, number>()

  /** @param options what Vitest gives every reporter, and in tests where the line is shown */
  constructor({ screen }: { screen?: Screen } = {}) {
    super({ summary: false })
    this.#progress = beginProgress(screen)
  }

  override onInit(vitest: Vitest): void {
    super.onInit(vitest)
    // Ctrl+C ends the tests without a word to reporters.
    vitest.logger.onTerminalCleanup(this.#progress.end)
    for (const stream of new Set([vitest.logger.outputStream, vitest.logger.errorStream]))
      vitest.onClose(makeRoomOn(stream))
    // Before the first file, all is bundled once (tests/build-once.ts), and that file is read.
    this.#progress.told('Preparing the tests')
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications)
    const { cache } = this.ctx
    const lastDuration = ({ project, moduleId }: TestSpecification) =>
      cache.getFileTestResults(`${project.name}:${this.relative(moduleId)}`)?.duration
    this.#files = new WeighedFiles(new Map(specifications.map((file) => [file.taskId, lastDuration(file)])))
  }

  // The clock starts here, as the first files have to read all that others find read.
  override onTestModuleCollected(file: TestModule): void {
    super.onTestModuleCollected(file)
    this.#tell(file, 0)
  }

  override onTestCaseResult(test: TestCase): void {
    super.onTestCaseResult(test)
    const file = test.module
    const ended = (this.#ended.get(file.id) ?? 0) + 1
    this.#ended.set(file.id, ended)
    this.#tell(file, ended / [...file.children.allTests()].length)
  }

  override onTestModuleEnd(file: TestModule): void {
    super.onTestModuleEnd(file)
    this.#tell(file, 1)
  }

  override onTestRunEnd(
    files: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    this.#progress.end()
    super.onTestRunEnd(files, errors, reason)
  }

  #tell({ id }: TestModule, share: number): void {
    this.#files.set(id, share)
    this.#progress.told('Testing', this.#files.share, 1)
  }
}
