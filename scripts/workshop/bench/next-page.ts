import { once } from 'node:events'
import type { Page } from 'playwright'
import { serve } from '../../engine/publish/serve'
import { startChromium } from '../setup/chromium'

/** Milliseconds from each click to the next page's main heading: in the document, and on screen. */
export interface Arrivals {
  line: string
  there: number[]
  painted: number[]
}

/** Fast 3G is what Chromium's own tools call so: 1.6 Mbit/s less what a line loses, and 563 ms for an answer. */
const lines = [
  { line: 'own network', conditions: undefined },
  { line: 'Fast 3G', conditions: { throughput: (1.6 * 1024 * 1024 * 0.9) / 8, latency: 562.5 } },
]

/** Pages of each kind, one after the other; every page has links to them all. */
const paths = ['/about', '/career', '/Blog', '/contact', '/services']

/**
 * Follows links from one page to the next, as a visitor does who points at a link for a moment before he follows it.
 * @param out the built site @param rounds how often all pages are visited
 */
export async function nextPages(out: string, rounds: number): Promise<Arrivals[]> {
  const server = await serve(out, [], 0)
  const browser = await startChromium()
  try {
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('The server has no address.')
    const all: Arrivals[] = []
    for (const { line, conditions } of lines) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await page.goto(`http://127.0.0.1:${address.port}/`)
      // A first sign of life lets the app begin.
      await page.mouse.move(2, 2)
      await page.waitForLoadState('networkidle')
      if (conditions) await slowDown(page, conditions)
      const arrivals = { line, there: [], painted: [] } satisfies Arrivals
      await visit(page, arrivals, rounds)
      all.push(arrivals)
      await page.close()
    }
    return all
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

async function visit(page: Page, arrivals: Arrivals, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++)
    for (const path of paths) {
      const { there, painted } = await follow(page, path)
      arrivals.there.push(there)
      arrivals.painted.push(painted)
    }
}

async function slowDown(page: Page, { throughput, latency }: { throughput: number; latency: number }): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

async function follow(page: Page, path: string): Promise<{ there: number; painted: number }> {
  const link = page.locator(`a[href="${path}"]:visible`).first()
  await link.hover()
  // On Fast 3G a page's data needs three quarters of a second.
  await page.waitForTimeout(1500)
  const arrival = page.evaluate(
    () =>
      new Promise<{ there: number; painted: number }>((resolve) => {
        const words = () => document.querySelector('main h1')?.textContent
        const before = words()
        let clicked = 0
        addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
        const observer = new MutationObserver(() => {
          if (!words() || words() === before) return
          observer.disconnect()
          const there = performance.now() - clicked
          // A message sent in a frame comes once that frame is drawn.
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve({ there, painted: performance.now() - clicked }))
          port1.start()
          requestAnimationFrame(() => port2.postMessage(''))
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await link.click()
  return await arrival
}
