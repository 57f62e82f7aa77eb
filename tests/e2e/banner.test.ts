import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'playwright/test'
import { deep, firstOf, onlyDeep } from '../depth'
import { lowestContrast, veilOverWhite } from './contrast'
import { addLink, scrollTop } from './on-page'
import { ownSite, test } from './site'
import { eventually, untilHydrated, untilServed, untilShown } from './waits'

const heights = ['full', 'three-quarters', 'standard', 'compact'] as const
const words = 'A sentence about the service, for whom it is, and what they get. '
const below = { type: 'intro', heading: 'Below the banner', text: Array.from({ length: 20 }, () => words.repeat(4)) }
const button = { label: 'Talk to Our Experts', path: '/contact' }

const site = ownSite(({ pages }) => {
  const write = (place: string, hero: object) => {
    const sections = [{ type: 'hero', ...hero }, below]
    const document = { title: `A page for ${place}`, description: `What ${place} looks like.`, sections }
    mkdirSync(path.dirname(path.join(pages, place)), { recursive: true })
    writeFileSync(path.join(pages, `${place}.json`), JSON.stringify(document))
  }
  for (const height of heights) {
    write(`services/short-${height}`, { heading: 'Short', height })
    write(`services/wordy-${height}`, { heading: words, text: words.repeat(3), button, secondButton: button, height })
  }
  write('no-service', { heading: 'No service' })
})

const banner = (page: Page) => page.getByRole('region', { name: /Short|sentence|No service/ })
const heightOf = async (page: Page) => (await banner(page).boundingBox())?.height
const arrow = (page: Page) => page.getByRole('link', { name: 'Scroll down' })

for (const viewport of [
  { width: 390, height: 844 },
  ...onlyDeep({ width: 768, height: 1024 }, { width: 1440, height: 900 }),
])
  test.describe(`In a window of ${viewport.width} by ${viewport.height}, the banner`, () => {
    for (const { height, pixels } of [
      { height: 'full', pixels: viewport.height },
      { height: 'standard', pixels: viewport.height - 200 },
      ...onlyDeep({ height: 'three-quarters', pixels: viewport.height * 0.75 }),
    ])
      test(`is ${pixels} pixels high if ${height}`, async () => {
        const page = await site.visit(`/services/short-${height}`, { viewport })
        expect(await heightOf(page)).toBeCloseTo(pixels, 0)
      })

    test('is lower than all others if compact', async () => {
      const page = await site.visit('/services/short-compact', { viewport })
      expect(await heightOf(page)).toBeLessThan(440)
    })
  })

for (const width of [390, ...onlyDeep(768, 1024, 1440)])
  test(`At ${width} pixels the banner lies under a veil of 70 to 80 percent where its words stand`, async () => {
    const { least, most } = await veilOf('/services/wordy-standard', { width, height: 900 })
    expect(least).toBeGreaterThanOrEqual(0.7)
    expect(most).toBeLessThanOrEqual(0.8)
  })

for (const height of firstOf(['full', 'three-quarters', 'standard'], 1))
  test(`In a low window the banner is 440 pixels high if ${height}`, async () => {
    const page = await site.visit(`/services/short-${height}`, { viewport: { width: 1440, height: 420 } })
    expect(await heightOf(page)).toBe(440)
  })

for (const height of firstOf(heights, 1))
  test(`On the smallest phone no words are cut off, if ${height}`, async () => {
    const page = await site.visit(`/services/wordy-${height}`, { viewport: { width: 320, height: 480 } })
    const box = await banner(page).boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    const first = await banner(page).getByRole('navigation').boundingBox()
    const last = await banner(page).getByRole('link').last().boundingBox()
    expect(first?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity)
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.height ?? 0)
  })

/** Opens a page with a white picture in its banner, and measures how much of it the shades hide behind words. */
async function veilOf(address: string, viewport: { width: number; height: number }) {
  const canvas = { width: 8, height: 8, channels: 3, background: 'white' } as const
  const body = await sharp({ create: canvas }).png().toBuffer()
  const whiten = (page: Page) => page.route('**/art/**', (route) => route.fulfill({ contentType: 'image/png', body }))
  return veilOverWhite(await site.visit(address, { viewport, bypassCSP: true, prepare: whiten }))
}

test.describe('The arrow at the end of the banner', () => {
  test('is on service pages only', async () => {
    await expect(arrow(await site.visit('/services/short-full'))).toHaveCount(1)
    await expect(arrow(await site.visit('/no-service'))).toHaveCount(0)
  })

  test('scrolls by the height of the window less 100 pixels', async () => {
    const page = await site.visitHydrated('/services/short-full')
    await arrow(page).click()
    await eventually(() => scrollTop(page)).toBe(640 - 100)
  })

  test('leaves the address as it is', deep, async () => {
    const page = await site.visitHydrated('/services/short-full')
    await arrow(page).click()
    await eventually(() => scrollTop(page)).toBe(640 - 100)
    expect(page.url()).toBe(`${site.url}/services/short-full`)
  })

  for (const { motion, how, at } of [
    { motion: 'no-preference' as const, how: 'smoothly', at: 0 },
    { motion: 'reduce' as const, how: 'at once for a visitor who asks for less motion', at: 640 - 100 },
  ])
    test(`scrolls ${how}`, async () => {
      const page = await site.visitHydrated('/services/short-full', { reducedMotion: motion })
      const atOnce = await arrow(page).evaluate((link: HTMLElement) => {
        link.click()
        return window.scrollY
      })
      expect(atOnce).toBe(at)
    })

  test('is reached and used by keyboard', async () => {
    const page = await site.visitHydrated('/services/short-full')
    await arrow(page).press('Enter')
    await eventually(() => scrollTop(page)).toBe(640 - 100)
  })

  test('leads to the next section without script', deep, async () => {
    const page = await site.visit('/services/short-full', { javaScriptEnabled: false, interactive: false })
    await arrow(page).click()
    const box = await page.getByRole('region', { name: 'Below the banner' }).boundingBox()
    expect(page.url()).toBe(`${site.url}/services/short-full#below-the-banner`)
    expect(box?.y).toBeLessThan(200)
  })
})

test.describe('When the picture of the banner fails to load', () => {
  const fail = (page: Page): Promise<unknown> => page.route('**/art/**', (route) => route.abort())

  async function visitFailing(address: string, prepare = fail) {
    const log: string[] = []
    const page = await site.visit(address, {
      prepare: async (opened) => {
        opened.on('console', (message) => log.push(message.text()))
        await prepare(opened)
      },
    })
    await untilHydrated(page)
    const lines = () => log.filter((line) => line.includes("banner's picture"))
    return { page, lines }
  }

  test('a line in the log names the file, once', async () => {
    const { page, lines } = await visitFailing('/services/short-full')
    await untilServed(page)
    expect(lines()).toEqual([expect.stringMatching(/\/art\/[\w-]+\.avif did not load/)])
  })

  test('a line in the log names it on a page that was opened by a link', deep, async () => {
    const { page, lines } = await visitFailing('/no-service', async () => {})
    expect(lines()).toEqual([])
    await fail(page)
    await (await addLink(page, { href: '/services/short-full' })).click()
    await untilShown(page, 'Short')
    await eventually(() => lines().length).toBe(1)
  })

  test('nothing is logged where it loads', deep, async () => {
    const { page, lines } = await visitFailing('/services/short-full', async () => {})
    await untilServed(page)
    expect(lines()).toEqual([])
  })

  test("a gradient of the picture's own colors stands in", async () => {
    const page = await site.visit('/services/short-full', { prepare: fail, bypassCSP: true })
    await page.addStyleTag({ content: '* { visibility: hidden } main rect { visibility: visible }' })
    const line = await page.screenshot({ clip: { x: 0, y: 200, width: 1024, height: 1 } })
    const shown = await sharp(line).removeAlpha().raw().toBuffer()
    const hex = (x: number) => `#${shown.subarray(3 * x, 3 * x + 3).toString('hex')}`
    const hero = site.data('/services/short-full').sections.find((section) => section.type === 'hero')
    expect({ left: hex(0), right: hex(1023) }).toEqual(hero?.picture?.colors)
  })

  for (const width of [390, ...onlyDeep(1440)])
    test(`its words contrast with what stands in by at least 4.5 to 1, at ${width} pixels`, async () => {
      const options = { viewport: { width, height: 900 }, bypassCSP: true, prepare: fail }
      expect(await lowestContrast(await site.visit('/services/wordy-full', options))).toBeGreaterThanOrEqual(4.5)
    })

  test('no broken image is drawn', deep, async () => {
    const { page } = await visitFailing('/services/short-full')
    const image = page.locator('main picture img').first()
    await eventually(() => image.isVisible()).toBe(false)
  })

  test('the banner stays as high as it was', async () => {
    const { page } = await visitFailing('/services/wordy-standard')
    const failed = await heightOf(page)
    expect(failed).toBe(await heightOf(await site.visit('/services/wordy-standard')))
  })
})
