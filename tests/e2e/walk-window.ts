import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { addLink, clickEach } from './on-page'
import { eventually, nextFrames } from './waits'
import type { Aside } from './walk-steps'

/** What a window must show. */
interface Shown {
  address: string
  /** The number of its entry in the history. */
  entry: number
  heading: string
  title: string
}

/** Waits until a window shows what it must, and looks whether it stays. @param ids the places of the page, all of which must be there */
export async function untilAllIsShown(page: Page, shown: Shown, ids: readonly string[]): Promise<void> {
  const found = () => whatIsShown(page, ids)
  const wanted = { ...shown, missing: [], interactive: true }
  await expect.poll(found, { intervals: [20], timeout: 30_000 }).toEqual(wanted)
  await nextFrames(page)
  expect(await found()).toEqual(wanted)
}

/** Nothing while a document comes. */
function whatIsShown(page: Page, ids: readonly string[]) {
  return page
    .evaluate((wanted) => {
      const heading = document.querySelector('main h1')
      return {
        address: location.pathname + location.search + location.hash,
        entry: window.navigation.currentEntry?.index,
        missing: wanted.filter((id) => !document.getElementById(id)),
        heading: heading?.textContent,
        title: document.title,
        // Only React's own marks tell in a page that was come back to.
        interactive: Object.keys(heading ?? {}).some((key) => key.startsWith('__reactProps')),
      }
    }, ids)
    .catch(() => undefined)
}

export function entryOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.navigation.currentEntry?.index).catch(() => undefined)
}

/** The number that a document was given when it was seen; undefined for one that was loaded since. */
export function numberOfDocument(page: Page): Promise<number | undefined> {
  return page.evaluate(() => Reflect.get(window, 'seenAs'))
}

export async function giveNumber(page: Page, number: number): Promise<void> {
  await page.evaluate((seenAs) => Object.assign(window, { seenAs }), number)
}

export function isOnHeading(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.matches('main h1') ?? false)
}

/** How far a window is from where it must be, in pixels. @param wanted so far down, at an anchor, or anywhere */
export async function offBy(page: Page, wanted: number | string | undefined): Promise<number> {
  if (wanted === undefined) return 0
  return page.evaluate((goal) => {
    const root = document.documentElement
    const place = typeof goal === 'string' ? document.getElementById(goal) : undefined
    const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop)
    const top = place ? place.getBoundingClientRect().top + scrollY - padding : Number(goal)
    return Math.floor(Math.abs(scrollY - Math.max(0, Math.min(top, root.scrollHeight - innerHeight))))
  }, wanted)
}

/** Clicks on a link while nothing comes through, and waits until that has shown. Then all does again. */
export async function clickOffline(page: Page, address: string, heading: string): Promise<void> {
  const isLost = () => page.evaluate(() => location.protocol === 'chrome-error:').catch(() => false)
  await page.context().setOffline(true)
  await clickEach(page, [address])
  await eventually(async () => (await isLost()) || (await whatIsShown(page, []))?.heading === heading).toBe(true)
  await page.context().setOffline(false)
  if (await isLost()) await page.reload()
}

/** Clicks on a link so that it opens elsewhere. */
export async function clickAside(page: Page, href: string, how: Aside): Promise<void> {
  const link = await addLink(page, { href, ...(how === 'on a target' && { target: '_blank' }) })
  const opened = page.context().waitForEvent('page')
  await link.click({
    ...(how === 'with Control' && { modifiers: ['Control'] }),
    ...(how === 'with the middle button' && { button: 'middle' }),
  })
  await (await opened).close()
  await link.evaluate((element) => element.remove())
}
