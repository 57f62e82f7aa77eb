import { spawn } from 'node:child_process'
import type { Page } from 'playwright'
import { startChromium } from '../setup/chromium'
import { addressOf } from './address'

/** A server of documents, and a browser in which nothing is open yet. */
interface Served {
  page: Page
  address: string
  /** When the server was started, in milliseconds since 1970. */
  started: number
}

/** Starts a command that serves a folder of documents and a browser, and ends both when they were used. */
export async function withServer<T>(
  command: 'dev' | 'studio',
  pages: string,
  use: (served: Served) => Promise<T>,
): Promise<T> {
  // Authors have theirs open.
  const browser = await startChromium()
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  const started = Date.now()
  const args = ['scripts/run.mjs', command, '--pages', pages]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    return await use({ page, address: await addressOf(server.stdout), started })
  } finally {
    await browser.close()
    server.kill()
  }
}
