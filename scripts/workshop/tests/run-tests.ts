import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { isObject } from '../../engine/text/is-object'

export interface Count {
  passed: number
  failed: number
}

const results = 'node_modules/.cache/test-results.json'

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
  const counted: unknown = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : undefined
  if (!isObject(counted)) return { passed: 0, failed: 1 }
  // A test file that cannot even be loaded fails without a failed test in it.
  const failed = Number(counted.numFailedTests)
  return { passed: Number(counted.numPassedTests), failed: status === 0 ? failed : Math.max(1, failed) }
}

/** Ends a command with the line that counts. */
export function conclude(counts: readonly Count[]): void {
  const sum = (kind: keyof Count) => counts.reduce((total, count) => total + count[kind], 0)
  process.exitCode = sum('failed') > 0 ? 1 : 0
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
}
