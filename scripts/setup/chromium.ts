import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { Refusal } from '../refusal'
import { installDebianPackage } from './debian'

const onSystem = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Finds a Chromium to test and draw with: the system's, else Playwright's own, else Debian's; installs one if need be.
 * @returns the path of its program
 * @throws Refusal if there is none and none could be installed
 */
export function findChromium(): string {
  const found = () => [...onSystem, chromium.executablePath()].find((file) => existsSync(file))
  const present = found()
  if (present) return present
  console.log('Downloading a browser for tests; this happens once …')
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  const downloaded = found()
  if (downloaded) return downloaded
  installDebianPackage('chromium')
  const installed = found()
  if (!installed)
    throw new Refusal('No browser could be installed for the tests. Install Chromium or Google Chrome and try again.')
  return installed
}

/** How a headless Chromium is started: quiet, and without the sandbox that root cannot have. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
