import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep, onlyDeep } from '../depth'
import { card, heading, hide, jobBoard, opened, query, region, searchBox, titles, view } from './job-board'
import { holdBack, scrollTo, scrollTop } from './on-page'
import { test } from './site'
import { eventually, nextFrames, untilHydrated, untilShown } from './waits'

const { site, openBoard } = jobBoard()

test.describe('On opening', () => {
  test('the card that was clicked stays where it is, also when one above it closes', async () => {
    const page = await openBoard()
    await view(page, 'WordPress Developer', 'Internship').click()
    // While it unfolds, what is below it moves.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    const below = view(page, 'Operations Executive')
    await below.scrollIntoViewIfNeeded()
    const before = await below.boundingBox()
    await below.click()
    await nextFrames(page)
    const after = await hide(page, 'Operations Executive').boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
    await expect(opened(page)).toHaveText(['Operations Executive'])
  })

  /** Opens a card, and tells how high its details are at once, in the end, and how many seconds it takes. */
  async function unfold(page: Page) {
    const details = card(page, 'HR Executive').locator('details')
    const { atOnce, seconds } = await details.evaluate((element: HTMLElement) => {
      element.querySelector('summary')?.click()
      const { transitionDuration } = getComputedStyle(element, '::details-content')
      return { atOnce: element.offsetHeight, seconds: parseFloat(transitionDuration) }
    })
    await eventually(() => details.evaluate((element: HTMLElement) => element.offsetHeight)).toBeGreaterThan(300)
    return { atOnce, seconds }
  }

  test('details unfold within 0.3 seconds', deep, async () => {
    const { atOnce, seconds } = await unfold(await openBoard())
    expect(atOnce).toBeLessThan(300)
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(0.3)
  })

  test('nothing moves for a visitor who asks for less motion', deep, async () => {
    const page = await openBoard('/career', { reducedMotion: 'reduce' })
    const { atOnce, seconds } = await unfold(page)
    expect(atOnce).toBeGreaterThan(300)
    expect(seconds).toBe(0)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test.describe('The open job', () => {
  const isOpen = (page: Page, ...names: string[]) => expect(opened(page)).toHaveText(names)
  const topOf = (page: Page, title: string) =>
    card(page, title).evaluate((article) => Math.round(article.getBoundingClientRect().top))

  for (const [name, hideIt, bringItBack, others] of [
    [
      'a search',
      (page: Page) => searchBox(page).fill('designer'),
      (page: Page) => searchBox(page).fill(''),
      ['UI/UX Designer'],
    ],
    [
      'the other region',
      (page: Page) => region(page, 'USA').check(),
      (page: Page) => region(page, 'India').check(),
      ['CRM Executive', 'Graphic Designer-Intern'],
    ],
  ] as const)
    test(`is open when it comes back after ${name} hid it`, async () => {
      const page = await openBoard()
      await view(page, 'HR Executive').click()
      await isOpen(page, 'HR Executive')
      await hideIt(page)
      await expect(titles(page)).toHaveText(others)
      await isOpen(page)
      await bringItBack(page)
      await isOpen(page, 'HR Executive')
    })

  test('gives way to one that is opened while it is hidden', deep, async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await searchBox(page).fill('designer')
    await view(page, 'UI/UX Designer').click()
    await isOpen(page, 'UI/UX Designer')
    await searchBox(page).fill('')
    await isOpen(page, 'UI/UX Designer')
    await expect(titles(page)).toHaveCount(12)
  })

  test('is in the address with its region, and neither once it is closed', async () => {
    const page = await openBoard('/career?from=mail')
    const entries = await page.evaluate(() => history.length)
    await view(page, 'HR Executive').click()
    await eventually(() => query(page)).toBe('?from=mail&region=india&job=hr-executive')
    await view(page, 'UI/UX Designer').click()
    await eventually(() => query(page)).toBe('?from=mail&region=india&job=uiux-designer')
    await isOpen(page, 'UI/UX Designer')
    await hide(page, 'UI/UX Designer').click()
    await eventually(() => query(page)).toBe('?from=mail')
    await isOpen(page)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  for (const [shared, title, where] of [
    ['?job=hr-executive', 'HR Executive', 'India'],
    ['?region=usa&job=crm-executive&search=crm', 'CRM Executive', 'USA'],
    ...onlyDeep(['?job=crm-executive', 'CRM Executive', 'USA'] as const),
  ] as const)
    test(`of a shared link with ${shared} is opened, and in the window`, async () => {
      const page = await openBoard(`/career${shared}`)
      await isOpen(page, title)
      await expect(region(page, where)).toBeChecked()
      await eventually(() => topOf(page, title)).toBeLessThan(320)
      expect(await topOf(page, title)).toBeGreaterThanOrEqual(64)
      expect(query(page)).toBe(shared)
    })

  test('stays where the visitor left it by a reload', deep, async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await isOpen(page, 'HR Executive')
    await scrollTo(page, 200)
    await page.reload()
    await untilHydrated(page)
    await isOpen(page, 'HR Executive')
    await eventually(() => scrollTop(page)).toBe(200)
  })

  test('is open after a visit to another page, whose own top and this one’s are shown', async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await card(page, 'HR Executive').getByRole('link', { name: 'Open this job on its own page' }).click()
    await untilShown(page, 'HR Executive')
    await page.goBack()
    await untilShown(page, heading)
    await isOpen(page, 'HR Executive')
    await nextFrames(page)
    await eventually(() => scrollTop(page)).toBe(0)
  })

  test('follows Back and Forward with the region, and nothing moves', deep, async () => {
    const page = await openBoard()
    await view(page, 'HR Executive').click()
    await region(page, 'USA').check()
    await view(page, 'Graphic Designer-Intern').click()
    await eventually(() => query(page)).toBe('?region=usa&job=graphic-designer-intern')
    const top = await scrollTop(page)
    await page.goBack()
    await isOpen(page, 'HR Executive')
    expect(query(page)).toBe('?region=india&job=hr-executive')
    await eventually(() => scrollTop(page)).toBe(top)
    await page.goForward()
    await isOpen(page, 'Graphic Designer-Intern')
    expect(query(page)).toBe('?region=usa&job=graphic-designer-intern')
    await eventually(() => scrollTop(page)).toBe(top)
  })

  test('that there is not leaves all as it is', deep, async () => {
    const page = await openBoard('/career?job=%22%5D%20pilot')
    await expect(titles(page)).toHaveCount(12)
    await isOpen(page)
    await eventually(() => scrollTop(page)).toBe(0)
    await view(page, 'HR Executive').click()
    await eventually(() => query(page)).toBe('?job=hr-executive&region=india')
  })

  test('may be opened and closed by quick clicks', deep, async () => {
    const page = await openBoard()
    const toggle = card(page, 'HR Executive').locator('summary')
    await toggle.dblclick()
    await isOpen(page)
    await toggle.click({ clickCount: 3 })
    await isOpen(page, 'HR Executive')
    await eventually(() => query(page)).toBe('?region=india&job=hr-executive')
  })

  test('opened by the visitor before the script is there outweighs the address', deep, async () => {
    let release = () => {}
    const page = await site.visit('/career?job=uiux-designer', {
      interactive: false,
      prepare: async (starting) => (release = await holdBack(starting, '**/*.js')),
    })
    await isOpen(page)
    await view(page, 'HR Executive').click()
    const top = await scrollTop(page)
    release()
    await untilHydrated(page)
    await isOpen(page, 'HR Executive')
    await eventually(() => query(page)).toBe('?job=hr-executive&region=india')
    await eventually(() => scrollTop(page)).toBe(top)
  })
})
