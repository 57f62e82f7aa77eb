import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
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

/** A browser that was just started keeps both processors of a small machine busy with itself, in milliseconds. */
const comingToRest = 3000

/** Starts a command that serves a folder of documents and a browser, and ends both when they were used. */
export async function withServer<T>(
  command: 'dev' | 'studio',
  pages: string,
  use: (served: Served) => Promise<T>,
): Promise<T> {
  // Authors have theirs open.
  const browser = await startChromium()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(120_000)
    await setTimeout(comingToRest)
    const started = Date.now()
    const args = ['scripts/run.mjs', command, '--pages', pages]
    // As npm starts it: it ends when that does.
    const env = { ...process.env, npm_lifecycle_event: command }
    const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env })
    const ended = once(server, 'exit')
    try {
      return await use({ page, address: await addressOf(server.stdout), started })
    } finally {
      server.kill()
      // The next one is not to share the machine with it.
      await ended
    }
  } finally {
    await browser.close()
  }
}
