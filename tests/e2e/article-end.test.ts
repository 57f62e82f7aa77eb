import { expect } from 'playwright/test'
import { siteAsItIs, test } from './site'
import { untilHydrated } from './waits'
import { noted, way, withClipboard } from './ways-to-pass-on'

const site = siteAsItIs()

test.describe('An article', () => {
  const article = '/Blog/SwDevelopmentLifecycle'

  test('can be copied, and is printed without what leads elsewhere', async () => {
    const page = await site.visitHydrated(article, { prepare: withClipboard(true) })
    await way(page, 'Copy link').click()
    expect(await noted(page, 'copied')).toBe(site.url + article)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Checks you can make this week' })).toBeVisible()
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Bring a project that is already under way' })).toBeHidden()
    await expect(
      page.getByRole('heading', { name: 'Product development, UI/UX design and feature flags' }),
    ).toBeHidden()
  })

  test('leads to its topic, which lists it, and to its neighbors and back', async () => {
    const page = await site.visitHydrated(article)
    const ways = page.getByRole('navigation', { name: 'Further articles' })
    const previous = ways.getByRole('definition').last().getByRole('link')
    const address = await previous.getAttribute('href')
    await previous.click()
    await expect(page).toHaveURL(site.url + address)
    await ways
      .getByRole('definition')
      .filter({ has: page.locator(`a[href="${article}"]`) })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(site.url + article)
    await ways.getByRole('link', { name: 'Articles on software projects' }).click()
    await expect(page).toHaveURL(`${site.url}/Blog/software-projects`)
    await untilHydrated(page)
    await expect(page.locator(`main article a[href="${article}"]`)).toHaveCount(1)
    await expect(page.locator('main article a[href="/Blog/WebsitePerformance"]')).toHaveCount(0)
  })
})
