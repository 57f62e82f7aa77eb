import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import { changeSite } from './served-site'
import { isPageData } from './on-page'
import { ownSite, test } from './site'
import { eventually, untilInteractive, untilServed } from './waits'

const named = ['/contact', '/services', '/Blog/WebsitePerformance']
const site = ownSite(({ pages }) =>
  changeSite(pages, (identity) => ({ ...identity, preload: [...named, '/not-written'] })),
)

/** Visits a page in a window that shows little more than its banner, and notes the data that is asked for. */
async function visit(prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const asked: string[] = []
  const page = await site.visit('/services/uiux', {
    viewport: { width: 800, height: 300 },
    prepare: async (opened) => {
      opened.on('request', (request) => isPageData(request) && asked.push(new URL(request.url()).pathname))
      await prepare(opened)
    },
  })
  return { page, asked }
}

test('the pages that the site names are fetched once the browser is idle', async () => {
  const { asked } = await visit()
  const missing = () => named.filter((address) => !asked.includes(`${address}.json`))
  await eventually(missing).toEqual([])
})

test('a named page that does not exist is not asked for', async () => {
  const { asked } = await visit()
  await eventually(() => asked).toContain('/Blog/WebsitePerformance.json')
  expect(asked).not.toContain('/not-written.json')
})

test('nothing is fetched for a visitor who saves data', async () => {
  const { page, asked } = await visit((opened) =>
    opened.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  )
  await untilInteractive(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await untilServed(page)
  expect(asked).toEqual([])
})

test(
  'a named page that cannot be loaded raises the preload event, and the next ones are fetched all the same',
  deep,
  async () => {
    const { page, asked } = await visit(async (opened) => {
      await opened.route('**/contact.json', (route) => route.abort())
      await opened.addInitScript(() =>
        window.addEventListener('vite:preloadError', () => (document.documentElement.dataset.raised = 'yes')),
      )
    })
    await eventually(() => asked).toContain('/Blog/WebsitePerformance.json')
    await expect(page.locator('html')).toHaveAttribute('data-raised', 'yes')
  },
)
