import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { many, onlyDeep } from '../depth'
import { lowestContrast } from './contrast'
import { siteAsItIs, test } from './site'
import { openTogether, showOnly } from './together'
import { eventually, nextFrames, untilHydrated } from './waits'

const site = siteAsItIs()

const widths = [320, 768, 1440, ...onlyDeep(390, 1920, 2560)]

/** How many pixels the page is wider than its window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Unknown to TypeScript: https://wicg.github.io/layout-instability/#sec-layout-shift */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Keeps what every layout shift moved, from the start. */
function recordShifts(page: Page) {
  return page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift'
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries().filter(isShift)) {
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${node?.nodeName} ${node?.textContent?.trim().slice(0, 30)} from ${from.y} to ${to.y}`,
        )
        shifts.push(`${value} at ${Math.round(startTime)} ms: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'shifts'))

test('No page scrolls sideways, from a small phone to a wide screen', async () => {
  const wide: string[] = []
  const addresses = [...site.paths, '/there-is-no-such-page']
  const page = await openTogether(site, addresses)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    if ((await overhang(page)) === 0) continue
    for (const address of addresses) {
      await showOnly(page, address)
      if ((await overhang(page)) > 0) wide.push(`${address} at ${width} pixels`)
    }
    await showOnly(page)
  }
  expect(wide).toEqual([])
})

test('A page that is too wide would be noticed', async () => {
  const page = await openTogether(site, ['/contact', '/about'])
  await page.addStyleTag({ content: 'main:last-of-type { width: 3000px }' })
  expect(await overhang(page)).toBeGreaterThan(0)
})

for (const width of [390, ...onlyDeep(1440)])
  test.describe(`At ${width} pixels`, () => {
    test('nothing shifts while pages load, hydrate and are scrolled through fast', async () => {
      const shifts: Record<string, string[]> = {}
      const page = await site.visit('/', { viewport: { width, height: 800 }, prepare: recordShifts })
      for (const path of site.varied()) {
        await page.goto(path)
        await untilHydrated(page)
        for (let i = 0; i < 4; i++) {
          await page.mouse.wheel(0, 2000)
          await nextFrames(page)
        }
        const moved = await shiftsOf(page)
        if (moved.length > 0) shifts[path] = moved
      }
      expect(shifts).toEqual({})
    })
  })

test('A shift would be noticed', async () => {
  const page = await site.visit('/contact', { prepare: recordShifts })
  await page.evaluate(() =>
    document.querySelector('main')?.prepend(Object.assign(document.createElement('p'), { textContent: 'Late' })),
  )
  await eventually(() => shiftsOf(page)).not.toEqual([])
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
  for (let width = 320; width <= 480; width += many({ each: 10, deep: 2 })) {
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

for (const width of [390, ...onlyDeep(768, 1440, 1920)])
  test.describe(`At ${width} pixels`, () => {
    test('all words over a banner contrast with the picture behind them by at least 4.5 to 1', async () => {
      const poor: Record<string, number> = {}
      const paths = pagesByPicture()
      const page = await openTogether(site, paths, { viewport: { width, height: 900 } })
      for (const path of paths) {
        await showOnly(page, path)
        const contrast = await lowestContrast(page)
        if (contrast < 4.5) poor[path] = Number(contrast.toFixed(2))
      }
      expect(poor).toEqual({})
    })
  })
