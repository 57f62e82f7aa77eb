import { expect, type Page, type Request } from 'playwright/test'

/** Waits for a fact to come true. page.waitForFunction would need the eval that the site's policy forbids. */
export function eventually<Fact>(look: () => Fact | Promise<Fact>) {
  return expect.poll(look, { intervals: [20] })
}

/** Waits until the page looks as it shall: a document is complete before its style sheet is here. */
export async function untilStyled(page: Page): Promise<void> {
  const waiting = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].filter(
      ({ sheet }) => sheet === null,
    ).length
  await eventually(() => page.evaluate(waiting)).toBe(0)
}

/** Waits until the page handles its links itself, which is when it takes scrolling into its own hands. */
export async function untilInteractive(page: Page): Promise<void> {
  await eventually(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
}

/** Waits until React has taken over every element: the one thing only its own marks tell. */
export async function untilHydrated(page: Page): Promise<void> {
  await untilInteractive(page)
  const untouched = () =>
    [...document.querySelectorAll('main *')].filter(
      (element) => !Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ).length
  await eventually(() => page.evaluate(untouched)).toBe(0)
}

/** What each window has asked for and not got yet. */
const pending = new WeakMap<Page, Set<Request>>()

/** Keeps an eye on what a new window asks for. */
export function watchRequests(page: Page): void {
  const asked = new Set<Request>()
  pending.set(page, asked)
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
}

/** Waits until the page has all it asks for by itself: what comes may ask for more. */
export async function untilServed(page: Page): Promise<void> {
  const asked = pending.get(page)
  if (!asked) throw new Error('Only windows of a test site can be waited for')
  for (const _ of ['what the page asks for', 'what that asks for']) {
    await nextFrames(page)
    await eventually(() => asked.size).toBe(0)
  }
}

/** Waits until the page at an address is shown. */
export async function untilShown(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
}

/** Lets two frames pass: whatever reacts to the last change has had its turn. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
