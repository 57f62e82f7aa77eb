import { withProgress } from '../report/progress'
import { print } from '../report/terminal'
import { chromium, headlessShell } from '../workshop/setup/chromium'
import { nginx } from '../workshop/setup/nginx'
import { installIfPossible, installMissing } from '../workshop/setup/programs'
import { check, conclude, playwright, vitest } from '../workshop/tests/run-tests'

/**
 * npm test: the checks of every day, and a last line that counts them. Installs the browser and the web server that the
 * tests drive, if they are missing. What follows `--` goes to Vitest and Playwright: npm test -- head
 * npm run test:deep: the same at every width, with many more kills, edits and random documents, and 100,000 pages; CI does it every night.
 */
// Files of tests are asked for by it (tests/vitest.config.ts), and numbers (tests/depth.ts).
if (process.argv.includes('--deep')) process.env.TEST_DEPTH = 'deep'
const words = process.argv.slice(2).filter((word) => word !== '--deep')
await withProgress(async (told) => {
  await installMissing(process.platform === 'win32' ? [chromium] : [chromium, nginx], told)
  await installIfPossible(headlessShell, told)
})
const checks = await withProgress((told) => {
  const all = [
    check('Documents are valid', 'scripts/run.mjs', 'validate'),
    check('Types agree', 'node_modules/typescript/bin/tsc', '--noEmit'),
    check('No lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'),
    check('Formatted', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
    check('Nothing unused', 'node_modules/knip/bin/knip.js', '--no-progress'),
  ]
  let done = 0
  told('Checking the code', done, all.length)
  return Promise.all(
    all.map(async (checking) => {
      const checked = await checking
      print(checked.said)
      told('Checking the code', ++done, all.length)
      return checked
    }),
  )
})
conclude([...checks, await vitest(words), await playwright(words)])
