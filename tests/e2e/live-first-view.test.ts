import { expect } from 'playwright/test'
import { DevServer } from './dev-server'
import { headingOf } from './on-page'
import { test } from './site'
import { untilHydrated, untilStyled } from './waits'

const dev = new DevServer()
/** What the page's start asks for next, bundled and in modules. */
const theApp = /\/(entry-app\.tsx|assets\/app-.*\.js)/

test.beforeAll(() => dev.start())

test.afterAll(() => dev.stop())

test.describe('Until the app is there, a page that is being written', () => {
  test('is seen as it will be, and then as one page', async ({ page }) => {
    let letThrough = () => {}
    const isSeen = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route(theApp, async (route) => {
      await isSeen
      await route.continue()
    })
    await page.goto(`${dev.url}/contact`, { waitUntil: 'commit' })
    await headingOf(page).waitFor()
    await untilStyled(page)
    const before = await headingOf(page).boundingBox()
    letThrough()
    await expect(page.locator('#root h1')).toBeVisible()
    await untilHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await headingOf(page).boundingBox()).toEqual(before)
  })

  test('has links that lead on', async ({ page }) => {
    await page.route(theApp, () => {})
    await page.goto(`${dev.url}/contact`, { waitUntil: 'commit' })
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
    await expect(page).toHaveURL(`${dev.url}/`)
  })
})
