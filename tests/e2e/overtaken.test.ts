import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { addLink, clickEach, holdBack } from './on-page'
import { siteAsItIs, test } from './site'
import { nextFrames, untilShown } from './waits'

const site = siteAsItIs()

/** Clicks on two links while the document of the first one is on its way, and lets that come once the second page is here. */
async function clickMeanwhile(page: Page, first: string, second: string) {
  const address = site.url + first
  const release = await holdBack(page, address)
  const isIt = (request: { url: () => string }) => request.url() === address
  const ended = Promise.race([page.waitForEvent('requestfinished', isIt), page.waitForEvent('requestfailed', isIt)])
  const asked = page.waitForRequest(address)
  const link = await addLink(page, { href: second })
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 }
  await clickEach(page, [first])
  await asked
  // By its place: while a document is on its way, the browser runs no code of tests.
  await page.mouse.click(x + 1, y + 1)
  await expect.poll(() => page.url()).toBe(site.url + second)
  release()
  await ended
  await untilShown(page, site.heading(second))
  await nextFrames(page)
}

test('A link clicked while the page is loaded anew is the one that is followed', async () => {
  const page = await site.visit('/')
  await clickMeanwhile(page, '/', '/contact')
  expect(page.url()).toBe(`${site.url}/contact`)
})

test('A link clicked while a page that is not there is loaded is the one that is followed', async () => {
  const page = await site.visit('/')
  await clickMeanwhile(page, '/gone', '/contact')
  expect(page.url()).toBe(`${site.url}/contact`)
})
