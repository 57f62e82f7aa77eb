import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { lowestContrast } from './contrast'
import { eventually, nextFrames, testSite, untilHydrated, untilStyled } from './site'

const site = testSite()

const widths = [320, 390, 768, 1440, 1920, 2560]

/** How many pixels the page is wider than its window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Adds up every layout shift from the start. */
function recordShifts(page: Page) {
  return page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
    }
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'shifts'))

test('No page scrolls sideways, from a small phone to a wide screen', { timeout: 480_000 }, async () => {
  const wide: Record<string, number> = {}
  const page = await site.visit('/', { javaScriptEnabled: false, interactive: false })
  for (const path of [...site.paths, '/there-is-no-such-page']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await untilStyled(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const pixels = await overhang(page)
      if (pixels > 0) wide[`${path} at ${width} pixels`] = pixels
    }
  }
  expect(wide).toEqual({})
})

test('A page that is too wide would be noticed', async () => {
  const page = await site.visit('/contact', { bypassCSP: true })
  await page.addStyleTag({ content: 'main { width: 3000px }' })
  expect(await overhang(page)).toBeGreaterThan(0)
})

describe.each([390, 1440])('At %i pixels', (width) => {
  test('nothing shifts while pages load, hydrate and are scrolled through fast', async () => {
    const shifts: Record<string, number> = {}
    const page = await site.visit('/', { viewport: { width, height: 800 }, prepare: recordShifts })
    for (const path of site.varied()) {
      await page.goto(path)
      await untilHydrated(page)
      for (let i = 0; i < 4; i++) {
        await page.mouse.wheel(0, 2000)
        await nextFrames(page)
      }
      const shift = await shiftsOf(page)
      if (shift > 0) shifts[path] = shift
    }
    expect(shifts).toEqual({})
  })
})

test('A shift would be noticed', async () => {
  const page = await site.visit('/contact', { prepare: recordShifts })
  await page.evaluate(() =>
    document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { textContent: 'Late' })),
  )
  await eventually(() => shiftsOf(page)).toBeGreaterThan(0)
})

/** The links whose arrow is not on the line of their last word. Runs in the browser. */
function strayArrows(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main a')].flatMap((link) => {
    const arrow = getComputedStyle(link, '::after')
    if (arrow.rotate !== '45deg') return []
    const words = document.createRange()
    words.selectNodeContents(link)
    const line = [...words.getClientRects()].at(-1)
    const around = link.offsetParent?.matches('body') ? document.documentElement : link.offsetParent
    const top = Number.parseFloat(arrow.top) + (around?.getBoundingClientRect().top ?? 0) + (around?.clientTop ?? 0)
    return Math.abs(top - (line?.top ?? 0)) < 8 ? [] : [`${link.textContent} at ${innerWidth} pixels`]
  })
}

test("A link's arrow stands on the line of its last word, however wide a phone is", async () => {
  const page = await site.visit('/', { reducedMotion: 'reduce' })
  const stray: string[] = []
  for (let width = 320; width <= 480; width += 2) {
    await page.setViewportSize({ width, height: 800 })
    stray.push(...(await page.evaluate(strayArrows)))
  }
  expect(stray).toEqual([])
})

test('An arrow elsewhere would be noticed', async () => {
  const page = await site.visit('/', { bypassCSP: true })
  await page.addStyleTag({ content: 'main a::after { top: 0 }' })
  expect(await page.evaluate(strayArrows)).not.toEqual([])
})

/** For each picture, the page that writes most over it; and an article, for the facts that only articles have. */
function pagesByPicture(): string[] {
  const pages = new Map<string, { address: string; words: number }>()
  for (const address of site.paths) {
    const { kind, sections } = site.data(address)
    const hero = sections.find((section) => section.type === 'hero')
    const words = JSON.stringify([hero?.heading, hero?.text, hero?.breadcrumb]).length
    for (const key of [hero?.picture?.src ?? '', kind])
      if (words > (pages.get(key)?.words ?? 0)) pages.set(key, { address, words })
  }
  return [...new Set([...pages.values()].map(({ address }) => address))]
}

describe.each([390, 768, 1440, 1920])('At %i pixels', (width) => {
  test('all words over a banner contrast with the picture behind them by at least 4.5 to 1', async () => {
    const poor: Record<string, number> = {}
    // The site's policy would forbid the style that hides the text.
    const page = await site.visit('/', { viewport: { width, height: 900 }, bypassCSP: true })
    for (const path of pagesByPicture()) {
      await page.goto(path)
      const contrast = await lowestContrast(page)
      if (contrast < 4.5) poor[path] = Number(contrast.toFixed(2))
    }
    expect(poor).toEqual({})
  })
})
