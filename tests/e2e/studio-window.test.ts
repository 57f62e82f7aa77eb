import { setTimeout } from 'node:timers/promises'
import type { BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { test } from './site'
import { StudioServer } from './studio-server'
import { eventually } from './waits'

const studio = new StudioServer()
const file = 'index.json'
let before: string
let opened: Page | undefined

test.beforeAll(async () => {
  await studio.start()
  before = studio.text(file)
})

test.afterAll(() => studio.stop())

test.afterEach(async () => {
  await opened?.close()
  studio.save(file, before)
})

const siteIn = (page: Page): FrameLocator => page.frameLocator('iframe')
const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections of the page' })
const section = (page: Page, name: string) => sections(page).getByRole('button', { name: new RegExp(`^${name}`) })
const form = (page: Page) => page.getByRole('complementary', { name: 'What is chosen' })
const asOn = (page: Page, device: string) => page.getByRole('button', { name: `As on a ${device}` })

test.describe('The window of the studio', () => {
  let openedBy: (size: [number, number], more?: BrowserContextOptions) => Promise<Page>

  test.beforeEach(({ browser }) => {
    openedBy = async ([width, height], more) => {
      const page = await browser.newPage({ viewport: { width, height }, ...more })
      opened = page
      await page.goto(studio.window)
      await expect(siteIn(page).getByRole('heading', { level: 1 })).toContainText('TECHNOLOGY SOLUTIONS')
      // Until then, what is seen is made by the server.
      await expect(siteIn(page).locator('#first-view')).toHaveCount(0)
      return page
    }
  })

  test('has one page also where its app is there before what looks after it', async ({ browser }) => {
    opened = await browser.newPage()
    const root = siteIn(opened).locator('#root h1')
    await opened.route(/\/overlay\.ts/, async (route) => {
      await expect(root).toBeAttached()
      // Whatever else moves by itself has done so.
      await setTimeout(2000)
      await route.continue()
    })
    await opened.goto(studio.window)
    await expect(root).toBeVisible()
    await expect(siteIn(opened).locator('#first-view')).toHaveCount(0)
  })

  for (const [width, device] of [
    [1440, 'computer'],
    [1024, 'tablet'],
    [640, 'phone'],
  ] as const)
    test(`shows the page as on a ${device} where it is ${width} px wide`, async () => {
      const page = await openedBy([width, 800])
      await expect(asOn(page, device)).toHaveAttribute('aria-pressed', 'true')
    })

  test('shows the page as the author chose, however wide it becomes', async () => {
    const page = await openedBy([1440, 800])
    await asOn(page, 'tablet').click()
    await page.setViewportSize({ width: 640, height: 800 })
    await eventually(async () => (await page.locator('iframe').boundingBox())?.width).toBeLessThan(400)
    await expect(asOn(page, 'tablet')).toHaveAttribute('aria-pressed', 'true')
  })

  test('shows the buttons of a text in their size, however small the page is', async () => {
    const page = await openedBy([1024, 800])
    await asOn(page, 'computer').click()
    await siteIn(page).getByText('Order one piece of work or several').click()
    await eventually(() => heightOf(siteIn(page).getByRole('button', { name: 'Bold' }))).toBe(32)
  })

  test('marks a chosen section by a line as thick as ever, however small the page is', async () => {
    const page = await openedBy([1024, 800])
    await asOn(page, 'computer').click()
    await section(page, 'Four groups').click()
    const scale = 520 / 1366
    const marked = siteIn(page).locator('section', { has: page.getByRole('heading', { name: 'Four groups' }) })
    const thickness = () => marked.evaluate((element) => parseFloat(getComputedStyle(element).outlineWidth))
    await eventually(async () => Math.round((await thickness()) * scale)).toBe(2)
  })

  test('brings the beginning of a section that is chosen in the list, of which some was in sight', async () => {
    const page = await openedBy([1440, 900])
    const heading = siteIn(page).getByRole('heading', { name: 'Four groups' })
    const top = async () => (await heading.boundingBox())?.y
    expect(await top()).toBeGreaterThan(600)
    await section(page, 'Four groups').click()
    await eventually(top).toBeLessThan(300)
  })

  test('brings a section that is added, once the page has it', async () => {
    const page = await openedBy([1440, 900])
    await page.getByRole('button', { name: 'Add section', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Add a section' })
      .getByRole('button', { name: /^Quotation/ })
      .click()
    const added = siteIn(page).getByText('To write:').first()
    await eventually(async () => (await added.boundingBox())?.y).toBeLessThan(900)
  })

  test('leaves the page where it is when a section is chosen on it', async () => {
    const page = await openedBy([1440, 900])
    const chosen = siteIn(page).locator('section', { has: page.getByRole('heading', { name: 'Four groups' }) })
    const top = (await chosen.boundingBox())?.y
    await chosen.click({ position: { x: 5, y: 5 } })
    await expect(form(page).getByRole('heading', { name: 'Groups', level: 2 })).toBeVisible()
    expect((await chosen.boundingBox())?.y).toBe(top)
  })

  test('has no list of problems within the page, as it tells of them itself', async () => {
    const page = await openedBy([1440, 900])
    studio.save(file, before.replace('"Four groups of services', '"Five groups of services'))
    await expect(siteIn(page).getByRole('heading', { name: 'Five groups' })).toBeVisible()
    await expect(siteIn(page).getByText('to settle')).toHaveCount(0)
  })

  for (const [width, height] of [
    [1024, 768],
    [768, 1024],
    [640, 480],
  ] as const)
    test(`has sections, page and form in sight where it is ${width} by ${height} px`, async () => {
      const page = await openedBy([width, height])
      for (const pane of [sections(page), page.locator('iframe'), form(page)]) {
        const box = await pane.boundingBox()
        expect(box?.height).toBeGreaterThan(100)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width + 1)
      }
    })

  test('has no width to scroll by on a phone', async () => {
    const page = await openedBy([320, 640])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  test('has buttons as high as a finger needs where it is touched', async () => {
    const page = await openedBy([1024, 768], { hasTouch: true })
    await section(page, 'Find the page').click()
    await expect(form(page).getByRole('heading', { name: 'Card grid', level: 2 })).toBeVisible()
    const lower = page.getByRole('button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { height } = button.getBoundingClientRect()
        return height < 44 ? [`${button.textContent || button.ariaLabel}: ${height}`] : []
      }),
    )
    expect(await lower).toEqual([])
  })

  test('has buttons for a text on the page as high as a finger needs where it is touched', async () => {
    const page = await openedBy([1024, 768], { hasTouch: true })
    await siteIn(page).getByText('Order one piece of work or several').click()
    await eventually(() => heightOf(siteIn(page).getByRole('button', { name: 'Bold' }))).toBe(44)
  })
})

/** On screen, to the pixel. */
async function heightOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.height ?? 0)
}
