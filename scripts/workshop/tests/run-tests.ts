import { execFile } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isOnCI } from '../../engine/progress'
import { playwrightCount, unfinishedIn, vitestCount, type Count } from './reports'
import { runInTerminal } from './run-in-terminal'

/** What a check came to, and what is said of it. */
export interface Checked extends Count {
  said: string
}

/** Runs a program of Node's that passes or fails as a whole; what it says is told only if it fails. */
export function check(name: string, ...command: string[]): Promise<Checked> {
  return new Promise((resolve) => {
    execFile(process.execPath, command, { maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve(
        error
          ? { passed: 0, failed: 1, failures: [name], said: `✗ ${name}\n${stdout}${stderr}` }
          : { passed: 1, failed: 0, failures: [], said: `✓ ${name}` },
      ),
    )
  })
}

/** A program that runs tests: how it is started, and how the report that it leaves is counted. */
interface Runner {
  command: readonly string[]
  report: string
  environment?: NodeJS.ProcessEnv
  count: (report: string) => Count
  /** The files of which some tests have neither passed nor failed; nothing where the program says so itself. */
  unfinished?: (report: string) => string[]
}

const reports = 'node_modules/.cache/tests'

/** Whether somebody looks on, who wants to know how long it still takes; a log keeps a line for each. */
const isWatched = process.stdout.isTTY && process.stderr.isTTY && !isOnCI()

/** Tests without a window. @param args what goes on to Vitest: parts of the names of files, and its options */
export function vitest(args: readonly string[]): Promise<Count> {
  const report = `${reports}/vitest.json`
  return run({
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/vitest.config.ts',
      '--passWithNoTests',
      `--reporter=${isWatched ? './scripts/report/vitest-reporter.ts' : 'default'}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    report,
    count: vitestCount,
    unfinished: unfinishedIn,
  })
}

/** Tests in a browser. @param args what goes on to Playwright: parts of the names of files, and its options */
export function playwright(args: readonly string[]): Promise<Count> {
  const report = `${reports}/playwright.json`
  return run({
    command: [
      'node_modules/playwright/cli.js',
      'test',
      '--config=tests/playwright.config.ts',
      '--pass-with-no-tests',
      `--reporter=${isWatched ? './scripts/report/playwright-reporter.ts' : 'list'},json`,
      ...args,
    ],
    report,
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: playwrightCount,
  })
}

/** Runs tests and shows how they go. */
async function run({ command, report, environment, count, unfinished }: Runner): Promise<Count> {
  rmSync(report, { force: true })
  const status = await runInTerminal(command, environment)
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [`${command[0]} left no report`] }
  const { passed, failed, failures } = count(report)
  const ended = status !== 0 && failed === 0 ? (unfinished?.(report) ?? []) : []
  // A test file that cannot even be loaded fails without a failed test in it.
  return { passed, failed: status === 0 ? failed : Math.max(1, failed), failures: [...failures, ...ended.map(endedIn)] }
}

/** What to do where a process of tests died, which is a matter of the machine more often than of what they test. */
function endedIn(file: string): string {
  return `${file} did not come to its end: the process it ran in was ended. Try it by itself: npm test -- ${path.basename(file).replace(/\.test\.tsx?$/, '')}`
}

/** Ends a command with what failed, a line each, and the line that counts. */
export function conclude(counts: readonly Count[]): void {
  const sum = (kind: 'passed' | 'failed') => counts.reduce((total, count) => total + count[kind], 0)
  process.exitCode = sum('failed') > 0 ? 1 : 0
  const failures = counts.flatMap((count) => count.failures)
  console.log(
    ['', ...failures.map((failure) => `✗ ${failure}`), `${sum('passed')} passed, ${sum('failed')} failed`].join('\n'),
  )
}
