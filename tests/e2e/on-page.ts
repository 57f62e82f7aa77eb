import type { Page, Response } from 'playwright'
import { eventually } from './waits'

/** Marks the document, so that `isSameDocument` can tell whether another was loaded since. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}

/** Adds a link that is in sight wherever the page is scrolled to, so that no test depends on the links in texts. */
export async function addLink(page: Page, attributes: Record<string, string>) {
  await page.evaluate((given) => {
    const link = Object.assign(document.createElement('a'), { textContent: 'A link of the test' })
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value)
    Object.assign(link.style, { position: 'fixed', top: '50%', left: '0', zIndex: '9', background: 'white' })
    document.body.append(link)
  }, attributes)
  return page.getByRole('link', { name: 'A link of the test' })
}

/** Clicks on links, or goes back, one after the other. @param pause how long each waits for the one before, in milliseconds */
export async function clickEach(page: Page, addresses: readonly string[], pause = 0): Promise<void> {
  await page
    .evaluate(
      async ({ addresses, pause }) => {
        for (const [i, href] of addresses.entries()) {
          if (i > 0 && pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
          const link = Object.assign(document.createElement('a'), { href, textContent: 'A link of the test' })
          document.body.append(link)
          if (href === 'back') history.back()
          else link.click()
          link.remove()
        }
      },
      { addresses, pause },
    )
    // A document that comes takes the one that was asked with it.
    .catch(() => {})
}

export function headingOf(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

export function isPageData(response: { url: () => string } | Response): boolean {
  const { pathname } = new URL(response.url())
  return pathname.endsWith('.json') && !pathname.startsWith('/site-')
}

/** A promise, and what keeps it. */
function untilReleased() {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return { released, release }
}

/** Holds files back until the returned function is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  const { released, release } = untilReleased()
  await page.route(files, (route) => released.then(() => route.continue()))
  return release
}

/**
 * The same for the data of a page, which are asked for each time. For page.route the browser would forget all else that
 * it has kept, which takes half as much work again as the page itself.
 */
export async function holdBackData(page: Page, address: string): Promise<() => void> {
  const { released, release } = untilReleased()
  const tools = await page.context().newCDPSession(page)
  tools.on('Fetch.requestPaused', ({ requestId }) => {
    // A window that was given back meanwhile has let go of it.
    void released.then(() => tools.send('Fetch.continueRequest', { requestId })).catch(() => {})
  })
  await tools.send('Fetch.enable', { patterns: [{ urlPattern: `*${address}.json` }] })
  return release
}

/** Stops a page's clock, which must be installed: from then on time passes as the test says. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

/** The words of what has the focus. */
export function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent)
}

/** What screen readers were told last. */
export function toldTo(page: Page): Promise<string | null> {
  return page.getByRole('status').textContent()
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Scrolls by the wheel, as a visitor does, and waits until the page has moved. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.mouse.wheel(0, top - (await scrollTop(page)))
  await eventually(() => scrollTop(page)).toBe(top)
}
