import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep, onlyDeep } from '../depth'
import { menu } from '../menu-pages'
import { menuSite, openAt, servicesButton, servicesPanel, untilOpen } from './menu'
import { focused, headingOf, holdBack, scrollTop } from './on-page'
import { launch, test } from './site'
import { eventually, nextFrames, untilHydrated, untilShown } from './waits'

const site = menuSite()
const links = menu.flatMap((group) => Object.values(group.links))

async function openMenu(width: number, address = '/'): Promise<Page> {
  const page = await openAt(site, width, address)
  await servicesButton(page).click()
  await servicesPanel(page).waitFor()
  return page
}

const untilClosed = (page: Page) => servicesPanel(page).waitFor({ state: 'hidden' })

test.describe('The services menu', () => {
  test('is closed at first', async () => {
    const page = await openAt(site, 1440)
    await expect(servicesPanel(page)).toBeHidden()
    await untilOpen(servicesButton(page), false)
  })

  test('has the links of every group in their order', async () => {
    const page = await openMenu(1440)
    for (const { label, links } of menu) {
      const list = page.getByRole('list', { name: label, exact: true })
      await expect(list.getByRole('link'), label).toHaveText(Object.values(links))
    }
  })

  test('leads to the list of all services with its first link', deep, async () => {
    const page = await openMenu(1440)
    const first = servicesPanel(page).getByRole('link').first()
    await expect(first).toHaveText('All services')
    await first.click()
    await untilShown(page, 'Services')
  })

  test('has no role of an application menu', deep, async () => {
    const page = await openMenu(1440)
    await expect(page.locator('[role^=menu]')).toHaveCount(0)
  })
})

for (const width of [768, ...onlyDeep(1440)])
  test.describe(`At ${width} pixels the services menu`, () => {
    test('says that it is open', async () => {
      const page = await openMenu(width)
      await untilOpen(servicesButton(page), true)
    })

    for (const [name, close] of [
      ['Close menu', (page: Page) => page.getByRole('button', { name: 'Close menu', exact: true }).click()],
      ['its own button', (page: Page) => servicesButton(page).click()],
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
      ...onlyDeep(['a click outside', (page: Page) => page.mouse.click(20, 850)] as const),
    ] as const)
      test(`closes by ${name}`, async () => {
        const page = await openMenu(width)
        await close(page)
        await untilClosed(page)
        await untilOpen(servicesButton(page), false)
      })

    test('closes when a link is chosen', deep, async () => {
      const page = await openMenu(width)
      await servicesPanel(page).getByRole('link', { name: 'Branding' }).click()
      await untilClosed(page)
      await untilShown(page, 'Branding')
    })

    test('closes at once when a link is chosen, however long its page takes', async () => {
      const page = await openMenu(width)
      await page.route('**/*.json', () => {})
      await servicesPanel(page).getByRole('link', { name: 'Branding' }).click()
      await untilClosed(page)
      await expect(page.getByRole('heading', { level: 1, name: 'Branding' })).toHaveCount(0)
    })

    test('stands below the bar and within the window', async () => {
      const page = await openMenu(width)
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      const panel = await servicesPanel(page).boundingBox()
      const bar = await page.getByRole('banner').boundingBox()
      expect(panel?.y).toBeCloseTo((bar?.height ?? 0) - 1, -1)
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width)
      expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(900)
    })

    test('opens by the All Services button of the home page', deep, async () => {
      const page = await openAt(site, width)
      await page.getByRole('button', { name: 'All Services', exact: true }).click()
      await servicesPanel(page).getByRole('link', { name: 'Branding' }).waitFor()
      await expect(page.locator('#mobile-menu:popover-open')).toHaveCount(0)
    })
  })

test.describe('While the services menu is open', () => {
  test('the page does not scroll', async () => {
    const page = await openMenu(1440)
    await page.mouse.move(1430, 880)
    await page.mouse.wheel(0, 500)
    await nextFrames(page)
    await eventually(() => scrollTop(page)).toBe(0)
  })

  test('the bar has a solid ground', deep, async () => {
    const page = await openMenu(1440)
    const ground = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backgroundColor)
    await eventually(ground).toBe('rgb(5, 11, 29)')
  })

  test('the page stays as wide as it was where scrollbars take room', deep, async () => {
    const browser = await launch({ ignoreDefaultArgs: ['--hide-scrollbars'] })
    const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
    await page.goto('/')
    await untilHydrated(page)
    const widthOf = () => page.evaluate(() => document.body.getBoundingClientRect().width)
    const before = await widthOf()
    await servicesButton(page).click()
    await servicesPanel(page).waitFor()
    const after = await widthOf()
    await browser.close()
    expect({ before, after }).toEqual({ before: 1425, after: 1425 })
  })
})

test('Once the services menu is closed, the page scrolls again', deep, async () => {
  const page = await openMenu(1440)
  await page.keyboard.press('Escape')
  await untilClosed(page)
  await page.mouse.wheel(0, 500)
  await eventually(() => scrollTop(page)).toBe(500)
})

test('Going back closes the services menu', async () => {
  const page = await openAt(site, 1440)
  await page.getByRole('link', { name: 'Careers' }).first().click()
  await untilShown(page, 'Careers')
  await servicesButton(page).click()
  await servicesPanel(page).waitFor()
  await page.goBack()
  await untilShown(page, 'Home')
  await untilClosed(page)
  await expect(headingOf(page)).toBeFocused()
})

test('Going back closes a services menu of which the script has not heard yet', deep, async () => {
  const page = await openAt(site, 1440)
  await page.getByRole('link', { name: 'Careers' }).first().click()
  await untilShown(page, 'Careers')
  await page.evaluate(() =>
    addEventListener('toggle', (event) => event.stopPropagation(), { capture: true, once: true }),
  )
  await servicesButton(page).click()
  await servicesPanel(page).waitFor()
  await page.goBack()
  await untilShown(page, 'Home')
  await expect(servicesPanel(page)).toBeHidden()
})

test('A menu opened before the script stays open, and then says so', deep, async () => {
  let release = () => {}
  const page = await site.visit('/', {
    interactive: false,
    viewport: { width: 1440, height: 900 },
    prepare: async (opened) => (release = await holdBack(opened, '**/*.js')),
  })
  await servicesButton(page).click()
  await servicesPanel(page).waitFor()
  await expect(servicesButton(page)).not.toHaveAttribute('aria-expanded')
  release()
  await untilOpen(servicesButton(page), true)
  await expect(servicesPanel(page)).toBeVisible()
})

test.describe('By keyboard', () => {
  async function openByKeyboard(): Promise<Page> {
    const page = await openAt(site, 1440)
    await servicesButton(page).focus()
    await page.keyboard.press('Enter')
    await untilOpen(servicesButton(page), true)
    return page
  }

  test('Tab leads from the button into the menu', async () => {
    const page = await openByKeyboard()
    await page.keyboard.press('Tab')
    await eventually(() => focused(page)).toBe('All services')
  })

  test('the space bar opens it, too', deep, async () => {
    const page = await openAt(site, 1440)
    await servicesButton(page).focus()
    await page.keyboard.press('Space')
    await servicesPanel(page).waitFor()
  })

  test('Escape within it closes it and returns to the button', async () => {
    const page = await openByKeyboard()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await untilClosed(page)
    await eventually(() => focused(page)).toBe('Services')
  })

  test('Escape returns to the button elsewhere that opened it', deep, async () => {
    const page = await openAt(site, 1440)
    await page.getByRole('button', { name: 'All Services' }).focus()
    await page.keyboard.press('Enter')
    await servicesPanel(page).waitFor()
    await page.keyboard.press('Tab')
    await eventually(() => focused(page)).toBe('All services')
    await page.keyboard.press('Escape')
    await untilClosed(page)
    await eventually(() => focused(page)).toBe('All Services')
  })

  for (const key of ['Tab', ...onlyDeep('Shift+Tab')])
    test(`leaving it with ${key} closes it`, async () => {
      const page = await openByKeyboard()
      const end = key === 'Tab' ? servicesPanel(page).getByRole('link').last() : servicesButton(page)
      await end.focus()
      await page.keyboard.press(key)
      await untilClosed(page)
      await eventually(() => focused(page)).toBe(key === 'Tab' ? 'Blogs' : 'About')
    })

  test('arrows, Home and End lead along its links', async () => {
    const page = await openByKeyboard()
    const way: (string | null | undefined)[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'End', 'Home']) {
      await page.keyboard.press(key)
      way.push(await focused(page))
    }
    const [first, second] = links
    expect(way).toEqual(['All services', first, second, first, 'All services', links.at(-1), 'All services'])
  })

  test('a closed menu leaves the arrows to the page', deep, async () => {
    const page = await openAt(site, 1440)
    await servicesButton(page).focus()
    await page.keyboard.press('ArrowDown')
    await eventually(() => scrollTop(page)).toBeGreaterThan(0)
    await eventually(() => focused(page)).toBe('Services')
  })
})
