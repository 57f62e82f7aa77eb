import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep, onlyDeep } from '../depth'
import { addLink, headingOf, isSameDocument, markDocument } from './on-page'
import { siteAsItIs, test } from './site'

const site = siteAsItIs()

/** The addresses of a visitor's tabs and windows, as the browser knows them: of a window opened with Shift, Playwright misses it now and then (its pull request 1849). */
async function addressesOpen(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { targetInfo: own } = await session.send('Target.getTargetInfo')
  const { targetInfos } = await session.send('Target.getTargets')
  await session.detach()
  return targetInfos.filter(({ browserContextId }) => browserContextId === own.browserContextId).map(({ url }) => url)
}

test.describe('The browser follows by itself', () => {
  let page: Page

  test.beforeEach(async () => {
    page = await site.visit('/')
    await markDocument(page)
  })

  async function expectUntouched() {
    expect(await isSameDocument(page)).toBe(true)
    await expect(headingOf(page)).toHaveText(site.heading('/'))
  }

  for (const modifier of ['Control', ...onlyDeep('Shift' as const)] as const)
    test(`a link clicked with ${modifier}, in a tab or window of its own`, async () => {
      const link = await addLink(page, { href: '/contact' })
      await link.click({ modifiers: [modifier] })
      await expect.poll(() => addressesOpen(page)).toContain(`${site.url}/contact`)
      await expectUntouched()
    })

  test('a link clicked with the middle button, in a tab of its own', deep, async () => {
    const link = await addLink(page, { href: '/contact' })
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click({ button: 'middle' })])
    await opened.waitForURL('**/contact')
    await expectUntouched()
  })

  test('a link with a target of its own', deep, async () => {
    const link = await addLink(page, { href: '/contact', target: '_blank' })
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()])
    await opened.waitForURL('**/contact')
    await expectUntouched()
  })

  test('a download', deep, async () => {
    const link = await addLink(page, { href: '/contact', download: 'contact.html' })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('contact.html')
    await expectUntouched()
  })

  test('a link to another site', async () => {
    await page.route('https://elsewhere.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    )
    const link = await addLink(page, { href: 'https://elsewhere.example/contact' })
    await link.click()
    await page.waitForURL('https://elsewhere.example/contact')
    await expect(headingOf(page)).toHaveText('Elsewhere')
  })

  test('a link to a file', async () => {
    const link = await addLink(page, { href: '/favicon.svg' })
    await link.click()
    await page.waitForURL('**/favicon.svg')
    expect(await isSameDocument(page)).toBe(false)
  })

  test('a link that something else has handled already', deep, async () => {
    const link = await addLink(page, { href: '/contact' })
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
    await link.click()
    await expectUntouched()
    await expect(page).toHaveURL('/')
  })
})
