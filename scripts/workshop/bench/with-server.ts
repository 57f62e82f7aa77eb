import { spawn } from 'node:child_process'
import type { Page } from 'playwright'
import { startChromium } from '../setup/chromium'
import { addressOf } from './address'

/** A page that `npm run dev` shows, and when the server was started, in milliseconds since 1970. */
interface OpenedPage {
  page: Page
  started: number
}

/**
 * Starts `npm run dev`, opens a document's page once it answers, and ends both when that was used.
 * @param pages the folder of documents @param document such as contact.json
 */
export async function openedPage<T>(
  pages: string,
  document: string,
  use: (opened: OpenedPage) => Promise<T>,
): Promise<T> {
  // Authors have theirs open.
  const browser = await startChromium()
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  const started = Date.now()
  const args = ['scripts/run.mjs', 'dev', '--pages', pages]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    // It is seen long before all of its code is there.
    await page.goto(`${await addressOf(server.stdout)}${document.replace(/\.json$/, '')}`, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    return await use({ page, started })
  } finally {
    await browser.close()
    server.kill()
  }
}
