import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chromium as playwright, type Browser } from 'playwright'
import type { Told } from '../../engine/progress'
import { locate, type Program } from './programs'

/** The system's, else Playwright's own, else Debian's. */
export const chromium: Program = {
  name: 'Chromium',
  debianPackage: 'chromium',
  places: () => [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    playwright.executablePath(),
  ],
  async download(told) {
    const step = 'Downloading a browser; this happens once'
    told(step)
    // What it says when it fails is about itself; what to do then is said once nothing else has helped either.
    const child = spawn(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 300_000,
    })
    child.stdout.on('data', (words: Buffer) => {
      const [, percent] = /(\d+)% of/.exec(words.toString()) ?? []
      if (percent !== undefined) told(step, Number(percent) / 100, 1)
    })
    await once(child, 'close').catch(() => {})
  },
}

const shell = '/usr/bin/chromium-headless-shell'

/** Debian's Chromium without a window: it opens a page with a third of the work. Tests do without it where it is not. */
export const headlessShell: Program = {
  name: 'Chromium without a window',
  debianPackage: 'chromium-headless-shell',
  places: () => [shell],
}

/**
 * Finds a Chromium to test and draw with, and installs one if need be.
 * @returns the path of its program
 * @throws Refusal if there is none and none could be installed
 */
export function findChromium(told?: Told): Promise<string> {
  return locate(chromium, told)
}

/** The same for the many windows of tests: the quickest there is. */
export async function findQuickChromium(): Promise<string> {
  return existsSync(shell) ? shell : findChromium()
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

/**
 * Starts a Chromium to draw or measure with. Close it when done.
 * @throws Refusal if there is none and none could be installed
 */
export async function startChromium(more: readonly string[] = [], told?: Told): Promise<Browser> {
  const executablePath = await findChromium(told)
  told?.('Starting a browser')
  return playwright.launch({ executablePath, args: [...chromiumArguments, ...more] })
}
