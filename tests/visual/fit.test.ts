import { describe, expect, test } from 'vitest'
import { findQuickChromium } from '../../scripts/workshop/setup/chromium'
import { stage, types } from './stage'

const scene = stage(findQuickChromium)

describe.each([
  ['320 pixels', { viewport: { width: 320, height: 640 } }],
  ['767 pixels', { viewport: { width: 767, height: 900 } }],
  ['1024 pixels', { viewport: { width: 1024, height: 768 } }],
  ['1920 pixels', { viewport: { width: 1920, height: 1080 } }],
  ['2560 pixels', { viewport: { width: 2560, height: 1080 } }],
  ['1280 pixels, zoomed to 200 %', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
  ['1280 pixels, zoomed to 400 %', { viewport: { width: 320, height: 200 }, deviceScaleFactor: 4 }],
])('At %s', (_, options) => {
  test('no words are cut off, in any example of any section', async () => {
    const tab = await scene.tab(options)
    const cut: string[] = []
    for (const type of types) {
      await scene.show(tab, type)
      cut.push(...(await tab.evaluate(cutOff)))
    }
    await tab.close()
    expect(cut).toEqual([])
  })
})

test.each([768, 1920])('At %i pixels no line of text has more than 68 letters', async (width) => {
  const tab = await scene.tab({ viewport: { width, height: 900 } })
  const long: string[] = []
  for (const type of types) {
    await scene.show(tab, type)
    long.push(...(await tab.evaluate(longLines, 68)))
  }
  await tab.close()
  expect(long).toEqual([])
})

test('These tests would notice words that a panel cuts off', async () => {
  const tab = await scene.tab({ viewport: { width: 390, height: 844 } })
  await scene.show(tab, 'cta', '<style>h2 { white-space: nowrap; inline-size: 2000px }</style>')
  expect(await tab.evaluate(cutOff)).not.toEqual([])
  await tab.close()
})

/** Words that reach beyond the window, or beyond what clips them and cannot be scrolled. Runs in the browser. */
function cutOff(): string[] {
  const shown = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, a, button, td, th)')]
  return shown
    .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
    .flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right } = range.getBoundingClientRect()
      let room = { left: 0, right: innerWidth }
      // The window can be scrolled as well, but nobody should have to, sideways.
      const { body } = document
      for (let around = element.parentElement; around && around !== body; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around)
        if (overflowX === 'auto' || overflowX === 'scroll') return []
        if (overflowX !== 'visible') {
          const clip = around.getBoundingClientRect()
          room = { left: Math.max(room.left, clip.left), right: Math.min(room.right, clip.right) }
        }
      }
      return left < room.left - 1 || right > room.right + 1 ? [`${element.tagName} ${element.textContent}`] : []
    })
}

/** The lines of paragraphs that have more letters than they should. Runs in the browser. */
function longLines(most: number): string[] {
  const shown = [...document.querySelectorAll('main p')].filter((paragraph) => paragraph.checkVisibility())
  return shown.flatMap((paragraph) => {
    const range = document.createRange()
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    const lines = new Map<number, string>()
    while (walker.nextNode()) {
      const { textContent } = walker.currentNode
      for (let i = 0; i < (textContent?.length ?? 0); i++) {
        range.setStart(walker.currentNode, i)
        range.setEnd(walker.currentNode, i + 1)
        const bottom = Math.round(range.getBoundingClientRect().bottom)
        lines.set(bottom, (lines.get(bottom) ?? '') + textContent?.[i])
      }
    }
    return [...lines.values()].map((line) => line.trim()).filter((line) => line.length > most)
  })
}

describe('In forced colors', () => {
  test.each(['light', 'dark'] as const)('every text stands out from a %s ground', async (colorScheme) => {
    const tab = await scene.tab({ forcedColors: 'active', colorScheme })
    const lost: string[] = []
    for (const type of types) {
      await scene.show(tab, type)
      lost.push(
        ...(await tab.evaluate(() =>
          [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, a, button, summary, label)')].flatMap(
            (element) => {
              let ground: Element | null = element
              while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)')
                ground = ground.parentElement
              const behind = ground ? getComputedStyle(ground).backgroundColor : ''
              return getComputedStyle(element).color === behind ? [`${element.tagName} ${element.textContent}`] : []
            },
          ),
        )),
      )
    }
    await tab.close()
    expect(lost).toEqual([])
  })

  test('buttons keep a border', async () => {
    const tab = await scene.tab({ forcedColors: 'active' })
    await scene.show(tab, 'cta')
    const borders = await tab
      .getByRole('link')
      .and(tab.locator('main [data-variant]'))
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopWidth))
    await tab.close()
    expect(new Set(borders)).toEqual(new Set(['1px']))
  })
})

describe('On paper', () => {
  test('every text is dark on white', async () => {
    const tab = await scene.tab()
    await tab.emulateMedia({ media: 'print' })
    const pale: string[] = []
    for (const type of types) {
      await scene.show(tab, type)
      pale.push(
        ...(await tab.evaluate(() =>
          [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd)')].flatMap((element) => {
            const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 110
              ? [`${element.tagName} ${element.textContent}`]
              : []
          }),
        )),
      )
    }
    await tab.close()
    expect(pale).toEqual([])
  })
})
