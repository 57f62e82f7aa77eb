import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { readJson } from '../engine/files/read-json'
import { isNumber, withFields } from '../engine/text/shape'
import { chromium } from '../workshop/setup/chromium'
import { nginx } from '../workshop/setup/nginx'
import { installMissing } from '../workshop/setup/programs'

/**
 * npm test: every check there is, and a last line that counts them. Installs the browser and the web server that the
 * tests drive, if they are missing. What follows `--` goes to Vitest: npm test -- head
 * npm run test:deep: the same with many more kills, edits and random documents, and 100,000 pages.
 */
interface Count {
  passed: number
  failed: number
}

const results = 'node_modules/.cache/test-results.json'

// Files of tests are asked for by it (tests/vitest.config.ts), and numbers (tests/depth.ts).
if (process.argv.includes('--deep')) process.env.TEST_DEPTH = 'deep'
await installMissing(process.platform === 'win32' ? [chromium] : [chromium, nginx])
const counts = [
  check('Documents are valid', 'scripts/run.mjs', 'validate', '--format', 'json'),
  check('Types agree', 'node_modules/typescript/bin/tsc', '--noEmit'),
  check('No lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'),
  check('Formatted', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  check('Nothing unused', 'node_modules/knip/bin/knip.js', '--no-progress'),
  vitest(process.argv.slice(2).filter((word) => word !== '--deep')),
]
const total = counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }))
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${total.passed} passed, ${total.failed} failed`)

function check(name: string, ...command: string[]): Count {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
  if (status !== 0) console.log(stdout + stderr)
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function vitest(args: string[]): Count {
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
  const isResult = withFields({ numPassedTests: isNumber, numFailedTests: isNumber })
  const { numPassedTests, numFailedTests } = readJson(results, isResult)
  // A test file that cannot even be loaded fails without a failed test in it.
  return { passed: numPassedTests, failed: status === 0 ? numFailedTests : Math.max(1, numFailedTests) }
}
