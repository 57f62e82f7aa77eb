import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { readJson } from '../../engine/files/read-json'
import { isNumber, withFields } from '../../engine/text/shape'

export interface Count {
  passed: number
  failed: number
}

const results = 'node_modules/.cache/test-results.json'
const isResult = withFields({ numPassedTests: isNumber, numFailedTests: isNumber })

/** Runs a program of Node's that passes or fails as a whole, and prints what it says only if it fails. */
export function check(name: string, ...command: string[]): Count {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
  if (status !== 0) console.log(stdout + stderr)
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs the tests and shows how they go. @param args what goes on to Vitest */
export function vitest(args: readonly string[]): Count {
  rmSync(results, { force: true })
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'tests/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}`,
      ...args,
    ],
    { stdio: 'inherit' },
  )
  if (!existsSync(results)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests } = readJson(results, isResult)
  // A test file that cannot even be loaded fails without a failed test in it.
  return { passed: numPassedTests, failed: status === 0 ? numFailedTests : Math.max(1, numFailedTests) }
}

/** Ends a command with the line that counts. */
export function conclude(counts: readonly Count[]): void {
  const sum = (kind: keyof Count) => counts.reduce((total, count) => total + count[kind], 0)
  process.exitCode = sum('failed') > 0 ? 1 : 0
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}
