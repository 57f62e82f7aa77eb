import { defineConfig } from 'playwright/test'
import { chromiumArguments, findChromium, findQuickChromium } from '../scripts/workshop/setup/chromium'
import { deep, isDeep } from './depth'

/** Tests that wait for a run with time for them. */
const waiting = isDeep ? [] : [new RegExp(deep.tag)]
const started = (executablePath: string) => ({ launchOptions: { executablePath, args: chromiumArguments } })

/** Tests in a browser: one serves all tests of a worker, each in windows of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  outputDir: '../node_modules/.cache/e2e',
  globalSetup: './build-once.ts',
  // Browsers, servers and builds share two cores.
  // Under load the reused window was found at the page between two tests, twice in some 1,700 tests; what is wrong fails again.
  retries: 1,
  workers: 2,
  // Long enough for a machine that does much else besides.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'without a window', grepInvert: [/@browser/, ...waiting], use: started(await findQuickChromium()) },
    // What only a whole browser does: it keeps pages that were left, and fetches pictures by how near they are.
    { name: 'browser', grep: /@browser/, grepInvert: waiting, use: started(await findChromium()) },
  ],
})
