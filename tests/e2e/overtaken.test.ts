import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { clickEach, holdBack } from './on-page'
import { siteAsItIs, test } from './site'
import { nextFrames, untilShown } from './waits'

const site = siteAsItIs()

/** Clicks on two links while the document of the first one is on its way, and lets that come once the second page is here. */
async function clickMeanwhile(page: Page, { first, second, pause }: { first: string; second: string; pause: number }) {
  const address = site.url + first
  const release = await holdBack(page, address)
  const isIt = (request: { url: () => string }) => request.url() === address
  const ended = Promise.race([page.waitForEvent('requestfinished', isIt), page.waitForEvent('requestfailed', isIt)])
  await clickEach(page, [first, second], pause)
  await expect.poll(() => page.url()).toBe(site.url + second)
  release()
  await ended
  await untilShown(page, site.heading(second))
  await nextFrames(page)
}

test('A link clicked while the page is loaded anew is the one that is followed', async () => {
  const page = await site.visit('/')
  await clickMeanwhile(page, { first: '/', second: '/contact', pause: 0 })
  expect(page.url()).toBe(`${site.url}/contact`)
})

test('A link clicked while a page that is not there is loaded is the one that is followed', async () => {
  const page = await site.visit('/')
  await clickMeanwhile(page, { first: '/gone', second: '/contact', pause: 300 })
  expect(page.url()).toBe(`${site.url}/contact`)
})
