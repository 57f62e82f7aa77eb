import { execFile, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { readJson } from '../../engine/files/read-json'
import { isNumber, withFields } from '../../engine/text/shape'

export interface Count {
  passed: number
  failed: number
}

/** Runs a program of Node's that passes or fails as a whole, and prints what it says only if it fails. */
export function check(name: string, ...command: string[]): Promise<Count> {
  return new Promise((resolve) => {
    execFile(process.execPath, command, { maxBuffer: Infinity }, (error, stdout, stderr) => {
      console.log(`${error ? '✗' : '✓'} ${name}`)
      if (error) console.log(stdout + stderr)
      resolve(error ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 })
    })
  })
}

/** A program that runs tests: how it is started, and how the report that it leaves is counted. */
interface Runner {
  command: readonly string[]
  report: string
  environment?: NodeJS.ProcessEnv
  count: (report: string) => Count
}

const isVitestReport = withFields({ numPassedTests: isNumber, numFailedTests: isNumber })
const isPlaywrightReport = withFields({ stats: withFields({ expected: isNumber, unexpected: isNumber }) })
const reports = 'node_modules/.cache/tests'

/** Tests without a window. @param args what goes on to Vitest: parts of the names of files, and its options */
export function vitest(args: readonly string[]): Count {
  const report = `${reports}/vitest.json`
  return run({
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tests/vitest.config.ts',
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    report,
    count: (file) => {
      const { numPassedTests, numFailedTests } = readJson(file, isVitestReport)
      return { passed: numPassedTests, failed: numFailedTests }
    },
  })
}

/** Tests in a browser. @param args what goes on to Playwright: parts of the names of files, and its options */
export function playwright(args: readonly string[]): Count {
  const report = `${reports}/playwright.json`
  return run({
    command: [
      'node_modules/playwright/cli.js',
      'test',
      '--config=tests/playwright.config.ts',
      '--pass-with-no-tests',
      '--reporter=list,json',
      ...args,
    ],
    report,
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: (file) => {
      const { expected, unexpected } = readJson(file, isPlaywrightReport).stats
      return { passed: expected, failed: unexpected }
    },
  })
}

/** Runs tests and shows how they go. */
function run({ command, report, environment, count }: Runner): Count {
  rmSync(report, { force: true })
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...environment } })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { passed, failed } = count(report)
  // A test file that cannot even be loaded fails without a failed test in it.
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) }
}

/** Ends a command with the line that counts. */
export function conclude(counts: readonly Count[]): void {
  const sum = (kind: keyof Count) => counts.reduce((total, count) => total + count[kind], 0)
  process.exitCode = sum('failed') > 0 ? 1 : 0
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}
