import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep, firstOf, onlyDeep } from '../depth'
import { menu } from '../menu-pages'
import { inWindow, menuButton, menuSite, mobileMenu, openAt, servicesButton, servicesPanel, untilOpen } from './menu'
import { focused, scrollTop } from './on-page'
import { test } from './site'
import { eventually, nextFrames, untilShown } from './waits'

const site = menuSite()

async function openMenu(width = 390, address = '/', height?: number): Promise<Page> {
  const page = await openAt(site, width, address, height)
  await menuButton(page).click()
  await mobileMenu(page).waitFor()
  return page
}

async function openServices(width = 390, address = '/', height?: number): Promise<Page> {
  const page = await openMenu(width, address, height)
  await servicesButton(page).click()
  await servicesPanel(page).waitFor()
  return page
}

const untilClosed = (page: Page) => mobileMenu(page).waitFor({ state: 'hidden' })
/** In hundredths of a pixel: a box is told in fractions that may miss the last digit of a float. */
const heightOf = async (element: Locator) => Math.round(((await element.boundingBox())?.height ?? 0) * 100) / 100

test.describe('The bar', () => {
  for (const width of [767, ...onlyDeep(390)])
    test(`has a Menu button and no links at ${width} pixels`, async () => {
      const page = await openAt(site, width)
      await expect(menuButton(page)).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toHaveCount(0)
    })

  test('has links and no Menu button at 768 pixels', deep, async () => {
    const page = await openAt(site, 768)
    await expect(menuButton(page)).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible()
  })
})

for (const width of [390, ...onlyDeep(767)])
  test.describe(`At ${width} pixels the mobile menu`, () => {
    test('lists the pages of the navigation, the services folded', async () => {
      const page = await openMenu(width)
      expect((await mobileMenu(page).innerText()).split('\n')).toEqual([
        'Home',
        'About',
        'Services',
        'Blogs',
        'Careers',
        'Contact',
      ])
      await untilOpen(menuButton(page), true)
      await untilOpen(servicesButton(page), false)
    })

    for (const [name, close] of [
      ['a tap outside', (page: Page) => page.mouse.click(200, 850)],
      ...onlyDeep(['its own button', (page: Page) => menuButton(page).click()] as const),
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ] as const)
      test(`closes by ${name}`, async () => {
        const page = await openMenu(width)
        await close(page)
        await untilClosed(page)
        await untilOpen(menuButton(page), false)
      })

    test('closes when a link is chosen', deep, async () => {
      const page = await openMenu(width)
      await mobileMenu(page).getByRole('link', { name: 'Careers' }).click()
      await untilClosed(page)
      await untilShown(page, 'Careers')
    })

    test('closes at once when a link is chosen, however long its page takes', deep, async () => {
      const page = await openMenu(width)
      await page.route('**/*.json', () => {})
      await mobileMenu(page).getByRole('link', { name: 'Careers' }).click()
      await untilClosed(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toHaveCount(0)
    })

    test('folds the services out and in', async () => {
      const page = await openServices(width)
      await untilOpen(servicesButton(page), true)
      await expect(servicesPanel(page).getByRole('list')).toHaveCount(menu.length)
      await servicesButton(page).click()
      await servicesPanel(page).waitFor({ state: 'hidden' })
      await untilOpen(servicesButton(page), false)
      await expect(mobileMenu(page)).toBeVisible()
    })

    test('opens with the services by the All Services button of the home page', async () => {
      const page = await openAt(site, width)
      await page.getByRole('button', { name: 'All Services', exact: true }).click()
      await servicesPanel(page).getByRole('link', { name: 'All services' }).waitFor()
      await untilOpen(menuButton(page), true)
      await untilOpen(servicesButton(page), true)
      await expect(page.locator('#services-menu:popover-open')).toHaveCount(0)
    })

    for (const height of [500, ...onlyDeep(900)])
      test(`takes at most 60% of a window of ${height} pixels, and so do its services`, async () => {
        const page = await openServices(width, '/', height)
        expect(await heightOf(mobileMenu(page))).toBeLessThanOrEqual(height * 0.6)
        expect(await heightOf(servicesPanel(page))).toBeLessThanOrEqual(height * 0.6)
      })
  })

test.describe('The folded-out services', () => {
  test('have the links of every group in their order', async () => {
    const page = await openServices()
    for (const { label, links } of menu) {
      const list = servicesPanel(page).getByRole('list', { name: label, exact: true })
      await expect(list.getByRole('link'), label).toHaveText(Object.values(links))
    }
  })

  test('lead to a service', deep, async () => {
    const page = await openServices()
    await servicesPanel(page).getByRole('link', { name: 'Accessibility services' }).click()
    await untilShown(page, 'Accessibility services')
    await untilClosed(page)
  })

  test('scroll by themselves', deep, async () => {
    const page = await openServices()
    await servicesPanel(page).hover()
    await page.mouse.wheel(0, 300)
    await eventually(() => servicesPanel(page).evaluate(({ scrollTop }) => scrollTop)).toBe(300)
  })

  test('are folded again when the menu opens next', deep, async () => {
    const page = await openServices()
    await page.keyboard.press('Escape')
    await untilClosed(page)
    await menuButton(page).click()
    await mobileMenu(page).waitFor()
    await untilOpen(servicesButton(page), false)
  })
})

test.describe('However far it was scrolled before', () => {
  const scrolled = (element: Locator) => element.evaluate(({ scrollTop: top }) => Math.round(top))

  /** Opens the menu and its services, scrolls both to their ends, and closes them in one way or another. */
  async function leaveScrolled(close: (page: Page) => Promise<unknown>): Promise<Page> {
    const page = await openServices(390, '/', 700)
    for (const part of [servicesPanel(page), mobileMenu(page)]) {
      await part.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }))
      await eventually(() => scrolled(part)).toBeGreaterThan(20)
    }
    await close(page)
    return page
  }

  const ways: [string, (page: Page) => Promise<unknown>][] = [
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a tap outside', (page) => page.mouse.click(200, 650)],
    ['its own button', (page) => menuButton(page).click()],
    [
      'choosing a link',
      async (page) => {
        await mobileMenu(page).getByRole('link', { name: 'Careers' }).click()
        await untilShown(page, 'Careers')
        await page.goBack()
        await untilShown(page, 'Home')
      },
    ],
  ]

  for (const [name, close] of firstOf(ways, 1))
    test(`the menu closed by ${name} opens at its top, and so do its services`, async () => {
      const page = await leaveScrolled(close)
      await untilClosed(page)
      await menuButton(page).click()
      await untilOpen(menuButton(page), true)
      await eventually(() => scrolled(mobileMenu(page))).toBe(0)
      await servicesButton(page).click()
      await servicesPanel(page).waitFor()
      await eventually(() => scrolled(servicesPanel(page))).toBe(0)
    })

  for (const [name, close] of [...ways.slice(2, 3), ...onlyDeep(...ways.slice(0, 2), ...ways.slice(3))])
    test(`closed by ${name}, All Services opens the services at their top`, async () => {
      const page = await leaveScrolled(close)
      await untilClosed(page)
      await page.getByRole('button', { name: 'All Services', exact: true }).click()
      await servicesPanel(page).waitFor()
      await eventually(() => scrolled(servicesPanel(page))).toBe(0)
      // As much as fits of them: nothing of the menu stands above their button.
      const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? NaN
      await eventually(async () => (await topOf(servicesButton(page))) - (await topOf(mobileMenu(page)))).toBeLessThan(
        20,
      )
      expect(await inWindow(page, 'All services')).toBe(true)
    })

  test('the services folded in and out again are at their top', deep, async () => {
    const page = await leaveScrolled(async (opened) => {
      await servicesButton(opened).dispatchEvent('click')
      await untilOpen(servicesButton(opened), false)
    })
    await servicesButton(page).click()
    await servicesPanel(page).waitFor()
    await eventually(() => scrolled(servicesPanel(page))).toBe(0)
  })

  test('the mega menu opens at its top, in the same window and in one that was small before', deep, async () => {
    const page = await leaveScrolled((opened) => opened.setViewportSize({ width: 800, height: 400 }))
    for (let opening = 1; opening <= 2; opening++) {
      await servicesButton(page).click()
      await untilOpen(servicesButton(page), true)
      await eventually(() => scrolled(servicesPanel(page))).toBe(0)
      await servicesPanel(page).evaluate((panel) => panel.scrollTo({ top: 100, behavior: 'instant' }))
      await eventually(() => scrolled(servicesPanel(page))).toBe(100)
      await page.keyboard.press('Escape')
      await untilOpen(servicesButton(page), false)
    }
  })
})

test.describe('While the mobile menu is open', () => {
  test('the page does not scroll, not even from the end of the menu', async () => {
    const page = await openServices()
    await page.getByRole('link', { name: 'Contact', exact: true }).hover()
    await page.mouse.wheel(0, 2000)
    await page.mouse.move(200, 800)
    await page.mouse.wheel(0, 500)
    await nextFrames(page)
    await eventually(() => scrollTop(page)).toBe(0)
  })

  test('a window that becomes wide closes it, and it stays closed in a small one', deep, async () => {
    const page = await openServices()
    await page.setViewportSize({ width: 768, height: 900 })
    await untilOpen(servicesButton(page), false)
    await expect(page.locator(':popover-open')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 900 })
    await untilOpen(menuButton(page), false)
    await expect(mobileMenu(page)).toBeHidden()
  })
})

test('The mega menu closes when the window becomes small', async () => {
  const page = await openAt(site, 768)
  await servicesButton(page).click()
  await servicesPanel(page).waitFor()
  await page.setViewportSize({ width: 767, height: 900 })
  await eventually(() => page.locator(':popover-open').count()).toBe(0)
  await untilOpen(menuButton(page), false)
})

test.describe('By keyboard', () => {
  test('the menu opens, leads to the services and closes by Escape, back to its button', async () => {
    const page = await openAt(site, 390)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    await untilOpen(menuButton(page), true)
    for (const name of ['Home', 'About', 'Services']) {
      await page.keyboard.press('Tab')
      await eventually(() => focused(page)).toBe(name)
    }
    await page.keyboard.press('Enter')
    await untilOpen(servicesButton(page), true)
    await page.keyboard.press('Tab')
    await eventually(() => focused(page)).toBe('All services')
    await page.keyboard.press('Escape')
    await untilClosed(page)
    await eventually(() => focused(page)).toBe('Menu')
  })

  test('All Services brings the focus into the menu, and Escape back', deep, async () => {
    const page = await openAt(site, 390)
    await page.getByRole('button', { name: 'All Services' }).focus()
    await page.keyboard.press('Enter')
    await untilOpen(servicesButton(page), true)
    await eventually(() => focused(page)).toBe('Services')
    await page.keyboard.press('Escape')
    await untilClosed(page)
    await eventually(() => focused(page)).toBe('All Services')
  })

  test('leaving the menu closes it', async () => {
    const page = await openMenu()
    await mobileMenu(page).getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await untilClosed(page)
  })
})
