import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep, onlyDeep } from '../depth'
import { menu } from '../menu-pages'
import { inWindow, menuSite, lookAt, openAt } from './menu'
import { scrollTo, scrollTop } from './on-page'
import { test } from './site'
import { eventually, nextFrames, untilShown } from './waits'

const site = menuSite()
const contact = ['Send us an Email', 'Connect with us on LinkedIn (opens in a new tab)', 'Contact us now']

const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]:visible').allTextContents()

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Where the lines of a part's text are. */
function linesOf(page: Page, selector: string): Promise<Box[]> {
  return page.evaluate((part) => {
    const range = document.createRange()
    return [...document.querySelectorAll(`${part} :is(h1, h2, h3, p, a, strong, span)`)].flatMap((element) => {
      // What is only heard is one pixel wide.
      if (!element.checkVisibility() || element.getBoundingClientRect().width <= 1) return []
      range.selectNodeContents(element)
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
    })
  }, selector)
}

test.describe('The bar', () => {
  for (const [address, marked] of [
    ['/', ['Home']],
    ['/services/branding', ['Services']],
    ['/webapp', ['Services']],
    ...onlyDeep(['/Blog/Speed', ['Blogs']] as const, ['/small-to-medium-business', []] as const),
  ] as const)
    test(`marks on ${address}: ${marked}`, async () => {
      const page = await openAt(site, 1440, address)
      await eventually(() => current(page)).toEqual(marked)
    })

  test('follows a visitor to the next page with its mark', async () => {
    const page = await openAt(site, 1440)
    await page.getByRole('link', { name: 'Careers' }).first().click()
    await untilShown(page, 'Careers')
    await eventually(() => current(page)).toEqual(['Careers'])
  })

  for (const [top, filter] of [
    [50, 'none'],
    [51, 'blur(16px) saturate(1.4)'],
  ] as const)
    test(`${top} pixels down has this behind it: ${filter}`, async () => {
      const page = await openAt(site, 1440)
      await scrollTo(page, top)
      const behind = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).backdropFilter)
      await nextFrames(page)
      await eventually(behind).toBe(filter)
    })
})

for (const width of [390, ...onlyDeep(767, 768, 1440)])
  test.describe(`At ${width} pixels`, () => {
    test('the ways to get in touch are in the window, each a target of 44 pixels', async () => {
      const page = await lookAt(site, width)
      for (const name of contact) {
        expect(await inWindow(page, name), name).toBe(true)
        const box = await page.getByRole('link', { name, exact: true }).boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
      }
    })

    test('Back to top is out of the window until one window has been scrolled', async () => {
      const page = await openAt(site, width)
      expect(await inWindow(page, 'Back to top')).toBe(false)
      await scrollTo(page, 900)
      expect(await inWindow(page, 'Back to top')).toBe(false)
      await scrollTo(page, 980)
      expect(await inWindow(page, 'Back to top')).toBe(true)
    })

    for (const address of ['/services/branding', ...onlyDeep('/contact')])
      test(`at the end of ${address} nothing covers the footer`, async () => {
        const page = await openAt(site, width, address)
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        await eventually(() => inWindow(page, 'Back to top')).toBe(true)
        const floating = await page
          .getByRole('complementary')
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON() as Box))
        const lines = await linesOf(page, 'footer')
        expect(lines.length).toBeGreaterThan(20)
        expect(floating.flatMap((box) => lines.filter((line) => overlap(box, line)))).toEqual([])
        expect(floating.filter((box, i) => floating.some((other, j) => i < j && overlap(box, other)))).toEqual([])
      })
  })

for (const { width, touch } of [
  { width: 320, touch: true },
  ...onlyDeep(
    { width: 667, touch: false },
    { width: 1366, touch: true },
    { width: 390, touch: true },
    { width: 416, touch: true },
    { width: 767, touch: false },
    { width: 768, touch: true },
  ),
])
  test.describe(`At ${width} pixels, where touch is ${touch}, the ways to get in touch`, () => {
    const open = (address: string) =>
      site.visitHydrated(address, { viewport: { width, height: 700 }, isMobile: touch, hasTouch: touch })

    for (const [name, share] of [
      ['the top', 0],
      ...onlyDeep(['the middle', 0.5] as const, ['the end', 1] as const),
    ] as const)
      test(`say all their words at ${name} of a page, without a touch`, async () => {
        const page = await open('/services/branding')
        await page.evaluate((at) => window.scrollTo(0, at * document.documentElement.scrollHeight), share)
        const bar = await page.getByRole('complementary').getByRole('list').boundingBox()
        expect(bar).toMatchObject({ x: 0, width, y: 652, height: 48 })
        const lines: Box[][] = []
        for (const name of ['Send us an Email', 'Connect with us on LinkedIn', 'Contact us now']) {
          const words = page.getByRole('complementary').getByText(name, { exact: true })
          expect(await words.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none')
          lines.push(
            await words.evaluate((element) => {
              const range = document.createRange()
              range.selectNodeContents(element)
              return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
            }),
          )
        }
        const all = lines.flat()
        expect(all.filter(({ y, height }) => y < 652 || y + height > 700)).toEqual([])
        // Beside each other, and beside the way back to the top.
        expect(all.filter(({ x, width: wide }) => x < 12 || x + wide > width - 52)).toEqual([])
        expect(
          lines.flatMap((own, i) => own.filter((a) => lines.slice(i + 1).some((b) => b.some((c) => overlap(a, c))))),
        ).toEqual([])
      })

    test('leave the end of the footer free', deep, async () => {
      const page = await open('/services/branding')
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await nextFrames(page)
      const lines = await linesOf(page, 'footer')
      const bar = await page.getByRole('complementary').getByRole('list').boundingBox()
      expect(lines.length).toBeGreaterThan(20)
      expect(lines.filter((line) => bar && overlap(bar, line))).toEqual([])
    })
  })

test.describe('The ways to get in touch', () => {
  test('lead to an email, to LinkedIn in a new tab, and to the contact page', async () => {
    const page = await lookAt(site, 1440)
    const links = page.getByRole('complementary').getByRole('list').getByRole('link')
    const found = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href')?.replace(/[?@].*/, ''), link.getAttribute('target')]),
    )
    expect(found).toEqual([
      ['mailto:hello', null],
      [expect.stringContaining('linkedin'), '_blank'],
      ['/contact', null],
    ])
  })

  test('go on the way to the contact page and come back after it', deep, async () => {
    const page = await openAt(site, 1440)
    await page.getByRole('link', { name: 'Contact us now' }).click()
    await untilShown(page, 'Contact')
    await expect(page.getByRole('link', { name: 'Contact us now' })).toHaveCount(0)
    await page.goBack()
    await untilShown(page, 'Home')
    await expect(page.getByRole('link', { name: 'Contact us now' })).toHaveCount(1)
  })

  test('are not on the contact page', async () => {
    const page = await lookAt(site, 1440, '/contact')
    for (const name of contact) await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  })

  for (const way of ['hover', 'focus'] as const)
    test(`show their words on ${way}`, async () => {
      const page = await openAt(site, 1440)
      const link = page.getByRole('link', { name: 'Contact us now' })
      const clip = () => link.locator('span').evaluate((words) => getComputedStyle(words).clipPath)
      expect(await clip()).toBe('inset(0px 0px 0px 100%)')
      // The focus is shown to those who come by keyboard.
      await page.keyboard.press('Shift')
      await link[way]()
      await eventually(clip).toBe('inset(0px)')
    })

  test('cover no text on a phone but below their own bar', async () => {
    const page = await lookAt(site, 390, '/services/branding')
    const bar = await page.getByRole('complementary').getByRole('list').boundingBox()
    expect(bar).toMatchObject({ x: 0, width: 390, y: 852, height: 48 })
  })
})

test.describe('Back to top', () => {
  test('leads to the top', async () => {
    const page = await openAt(site, 1440)
    await scrollTo(page, 1500)
    await page.getByRole('link', { name: 'Back to top' }).click()
    await eventually(() => scrollTop(page)).toBe(0)
  })

  test('leads there at once for a visitor who asks for less motion', deep, async () => {
    const page = await site.visit('/', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await scrollTo(page, 1500)
    await page.getByRole('link', { name: 'Back to top' }).focus()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
    await page.keyboard.press('Enter')
    await eventually(() => scrollTop(page)).toBe(0)
  })

  test('makes no page longer', async () => {
    for (const address of ['/about', '/services/branding', '/contact']) {
      const page = await openAt(site, 390, address)
      const [whole, body] = await page.evaluate(() => [
        document.documentElement.scrollHeight,
        document.body.offsetHeight,
      ])
      expect(whole).toBe(body)
    }
  })

  test('is not there on a page of less than two windows', deep, async () => {
    const page = await openAt(site, 1440, '/about')
    await page.setViewportSize({ width: 1440, height: 2000 })
    await expect(page.getByRole('link', { name: 'Back to top' })).toHaveCount(0)
  })
})

test.describe('The footer', () => {
  const footer = (page: Page) => page.getByRole('contentinfo')
  const linksBelow = (page: Page, title: string) =>
    footer(page).getByRole('heading', { name: title, exact: true }).locator('+ ul').getByRole('link')

  test('has the links of the company', async () => {
    const page = await lookAt(site, 1440)
    await expect(linksBelow(page, 'Company')).toHaveText([
      'Home',
      'About',
      'Contact us',
      'Enterprise Solutions',
      'Small to Medium Business',
      'Careers',
    ])
  })

  test('has the services of every group', async () => {
    const page = await lookAt(site, 1440)
    for (const { label, links } of menu) await expect(linksBelow(page, label), label).toHaveText(Object.values(links))
  })

  test('has the services in three columns, two groups in the second', async () => {
    const page = await lookAt(site, 1440)
    const places = await Promise.all(
      menu.map(({ label }) => footer(page).getByRole('heading', { name: label, exact: true }).boundingBox()),
    )
    const [first, second, below, third] = places.map((box) => box?.x ?? 0)
    expect(new Set([first, second, third]).size).toBe(3)
    expect(below).toBe(second)
  })

  test('has two partners in new tabs, LinkedIn, an email, the year and both offices', async () => {
    const page = await lookAt(site, 1440)
    expect(
      await linksBelow(page, 'Partners').evaluateAll((all) => all.map((link) => link.getAttribute('target'))),
    ).toEqual(['_blank', '_blank'])
    await expect(footer(page).getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute('target', '_blank')
    await expect(footer(page).locator('a[href^="mailto:"]')).toHaveCount(1)
    const text = await footer(page).innerText()
    expect(text).toContain('© 2025')
    expect(text).toMatch(/Trivandrum, Kerala[^]*India[^]*Temecula, California[^]*USA/)
  })

  const links = (page: Page) => footer(page).getByRole('navigation').getByRole('link')

  for (const width of [320, 767, ...onlyDeep(390)])
    test(`is one flat list at ${width} pixels: its lines follow each other closely, in order`, async () => {
      const page = await lookAt(site, width)
      const boxes = await links(page).evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().toJSON() as Box),
      )
      expect(boxes.length).toBe(28)
      const inOrder = boxes.toSorted((a, b) => (Math.abs(a.y - b.y) < 8 ? a.x - b.x : a.y - b.y))
      expect(inOrder).toEqual(boxes)
      const gaps = boxes
        .slice(1)
        .map(({ y }, i) => y - Math.max(...boxes.slice(0, i + 1).map((box) => box.y + box.height)))
      expect(Math.max(...gaps)).toBeLessThanOrEqual(2)
    })

  for (const width of [320, 767, ...onlyDeep(390)])
    test(`has links at ${width} pixels that are easy to hit: each 44 pixels high and wide`, async () => {
      const page = await lookAt(site, width)
      const boxes = await Promise.all((await links(page).all()).map((link) => link.boundingBox()))
      expect(boxes.filter((box) => Math.min(box?.width ?? 0, box?.height ?? 0) < 44)).toEqual([])
    })

  test('has its links in titled lists for screen readers, also on a phone', async () => {
    const page = await lookAt(site, 390)
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const titles = ['Company', ...menu.map(({ label }) => label), 'Partners']
    const place = (title: string) =>
      nodes.findIndex(({ role, name }) => role?.value === 'heading' && name?.value === title)
    expect(titles.filter((title) => place(title) < 0)).toEqual([])
    const below = nodes
      .slice(place('Company'))
      .filter(({ role }) => role?.value === 'list' || role?.value === 'listitem')
    expect(below.filter(({ role }) => role?.value === 'list').length).toBeGreaterThanOrEqual(titles.length)
    expect(below.filter(({ role }) => role?.value === 'listitem').length).toBeGreaterThanOrEqual(28)
  })

  test('has titles on a phone that are only heard', async () => {
    const page = await lookAt(site, 390)
    const titles = footer(page).getByRole('heading')
    const heights = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(4)
    expect(heights.every((height) => height <= 1)).toBe(true)
  })
})

test('Bar, buttons and footer links are left out in print', async () => {
  const page = await openAt(site, 1440)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['navigation', 'complementary'] as const)
    await expect(page.getByRole(role).getByRole('link'), role).toHaveCount(0)
})
