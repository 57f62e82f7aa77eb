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

test('the pages that the site names are fetched once the browser is idle, as one file', async () => {
  const { asked } = await visit()
  await eventually(() => asked).toContain('/ahead.json')
})

for (const path of ['/contact', '/services'])
  test(`after that, a click on ${path} asks for no more data`, async () => {
    const { page, asked } = await visit()
    await eventually(() => asked).toContain('/ahead.json')
    await untilServed(page)
    asked.length = 0
    await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    expect(asked).not.toContain(`${path}.json`)
  })

test('a named page whose link is in view is not fetched by itself as well', async () => {
  const { page, asked } = await visit()
  await expect(page.getByRole('main').getByRole('link', { name: 'Services', exact: true })).toBeInViewport()
  await eventually(() => asked).toContain('/ahead.json')
  await untilServed(page)
  expect(asked).not.toContain('/services.json')
})

test('a named page that does not exist is not among them', async () => {
  const { page } = await visit()
  const ahead: unknown = await page.evaluate(async () => (await fetch('/ahead.json')).json())
  expect(Object.keys(Object(ahead))).toEqual(named)
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

test('named pages that cannot be loaded raise the preload event', deep, async () => {
  const { page } = await visit(async (opened) => {
    await opened.route('**/ahead.json', (route) => route.abort())
    await opened.addInitScript(() =>
      window.addEventListener('vite:preloadError', () => (document.documentElement.dataset.raised = 'yes')),
    )
  })
  await expect(page.locator('html')).toHaveAttribute('data-raised', 'yes')
})
