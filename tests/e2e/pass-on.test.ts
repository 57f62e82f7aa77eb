import { expect } from 'playwright/test'
import { card, cards, jobBoard, titles, view } from './job-board'
import { test } from './site'
import { noted, way, withClipboard, withSharing } from './ways-to-pass-on'

const { site, openBoard } = jobBoard()

test.describe('An open job of the board', () => {
  test('has its own page shared by the system, where that shares', async () => {
    const page = await openBoard('/career', { prepare: withSharing(true) })
    await view(page, 'HR Executive').click()
    await way(page, 'Share').click()
    expect(await noted(page, 'shared')).toEqual({ title: 'HR Executive', url: `${site.url}/career/hr-executive` })
  })

  test('has its link copied where the system shares nothing, and says so', async () => {
    const page = await openBoard('/career?job=hr-executive', {
      prepare: async (starting) => {
        await withSharing(false)(starting)
        await withClipboard(true)(starting)
      },
    })
    await expect(way(page, 'Share')).toHaveCount(0)
    await way(page, 'Copy link').click()
    expect(await noted(page, 'copied')).toBe(`${site.url}/career/hr-executive`)
    await expect(page.getByText('Link copied.')).toBeVisible()
  })

  test('shows its link where the browser refuses to copy', async () => {
    const page = await openBoard('/career?job=hr-executive', { prepare: withClipboard(false) })
    await way(page, 'Copy link').click()
    await expect(page.getByText(`The link is ${site.url}/career/hr-executive`)).toBeVisible()
  })

  test('is printed whole, and no other job', async () => {
    const page = await openBoard('/career?job=technical-project-manager')
    await page.emulateMedia({ media: 'print' })
    await expect(titles(page).filter({ visible: true })).toHaveText(['Technical Project Manager - AEM Lead'])
    const own = card(page, 'Technical Project Manager - AEM Lead')
    for (const words of [
      'As our Technical Project',
      'Key Responsibilities',
      'Preferred Skills',
      'A certificate in AEM',
    ])
      await expect(own.getByText(words)).toBeVisible()
    await expect(own.getByText('Hide Details')).toBeHidden()
    for (const name of ['Copy link', 'Print']) await expect(way(page, name)).toBeHidden()
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Nothing that fits?' })).toBeHidden()
    const text = await page
      .locator('a[href^="https://forms.example.com"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content)
    expect(text).toContain('https://forms.example.com/technical-project-manager')
  })

  test('is whole on paper, however long: nothing scrolls there', async () => {
    const page = await openBoard('/career?job=crm-executive')
    await page.emulateMedia({ media: 'print' })
    const list = cards(page).filter({ visible: true }).locator('xpath=ancestor::ul[1]')
    const { inner, outer } = await list.evaluate(({ scrollHeight, clientHeight }) => ({
      inner: scrollHeight,
      outer: clientHeight,
    }))
    expect(outer).toBeGreaterThan(3000)
    expect(outer).toBe(inner)
    await expect(page.getByText('Know tool 160')).toBeVisible()
  })

  test('is printed by its button', async () => {
    const page = await openBoard('/career?job=hr-executive', {
      prepare: (starting) =>
        starting.addInitScript(() => {
          window.print = () => void Object.assign(window, { printed: true })
        }),
    })
    await way(page, 'Print').click()
    expect(await noted(page, 'printed')).toBe(true)
  })
})

test.describe("A board's list without an open job", () => {
  test('is printed as a list', async () => {
    const page = await openBoard()
    await page.emulateMedia({ media: 'print' })
    await expect(titles(page).filter({ visible: true })).toHaveCount(12)
  })
})

test.describe("A job's own page", () => {
  test('can be copied and printed', async () => {
    const page = await site.visitHydrated('/career/hr-executive', { prepare: withClipboard(true) })
    await way(page, 'Copy link').click()
    expect(await noted(page, 'copied')).toBe(`${site.url}/career/hr-executive`)
    await expect(way(page, 'Print')).toBeVisible()
  })
})
