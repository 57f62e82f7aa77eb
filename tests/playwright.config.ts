import { defineConfig } from 'playwright/test'
import { chromiumArguments, findChromium, findQuickChromium } from '../scripts/workshop/setup/chromium'

const started = (executablePath: string) => ({ launchOptions: { executablePath, args: chromiumArguments } })

/** Tests in a browser: one serves all tests of a worker, each in windows of its own. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.test.ts',
  outputDir: '../node_modules/.cache/e2e',
  globalSetup: './build-once.ts',
  // Browsers, servers and builds share two cores.
  workers: 2,
  // Long enough for a machine that does much else besides.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'without a window', grepInvert: /@browser/, use: started(await findQuickChromium()) },
    // What only a whole browser does: it keeps pages that were left, and fetches pictures by how near they are.
    { name: 'browser', grep: /@browser/, use: started(await findChromium()) },
  ],
})
