import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { findQuickChromium } from '../../scripts/workshop/setup/chromium'
import { onlyDeep } from '../depth'
import { foreignFonts } from '../foreign-fonts'
import { stage, types } from './stage'
import { cutOff, longLines, lostWords, paleWords } from './words'

const scene = stage(findQuickChromium)

const zooms = [1, 2, 4] as const
type Zoom = (typeof zooms)[number]

/** A section is shown once at each zoom, and looked at in every width there. */
const tabs = new Map<Zoom, Page>()

function tabAt(zoom: Zoom): Page {
  return tabs.get(zoom) ?? expect.unreachable('tabs are opened before all tests')
}

async function showAll(type: string, more?: string): Promise<void> {
  for (const tab of tabs.values()) await scene.show(tab, type, more)
}

beforeAll(async () => {
  for (const zoom of zooms) tabs.set(zoom, await scene.tab({ deviceScaleFactor: zoom }))
})

async function wordsCutOff(zoom: Zoom, size: { width: number; height: number }): Promise<string[]> {
  await tabAt(zoom).setViewportSize(size)
  return tabAt(zoom).evaluate(cutOff)
}

/** Whatever width was looked at before. */
const desk = { width: 1280, height: 720 }

async function wordsLost(colorScheme: 'light' | 'dark'): Promise<string[]> {
  await tabAt(1).setViewportSize(desk)
  await tabAt(1).emulateMedia({ forcedColors: 'active', colorScheme })
  const lost = await tabAt(1).evaluate(lostWords)
  await tabAt(1).emulateMedia({ forcedColors: null, colorScheme: null })
  return lost
}

async function wordsPale(): Promise<string[]> {
  await tabAt(1).setViewportSize(desk)
  await tabAt(1).emulateMedia({ media: 'print' })
  const pale = await tabAt(1).evaluate(paleWords, 110)
  await tabAt(1).emulateMedia({ media: null })
  return pale
}

describe.each(types)('In all examples of %s', (type) => {
  beforeAll(() => showAll(type))

  test.each([
    ['320 pixels', 1, { width: 320, height: 640 }],
    ['1024 pixels', 1, { width: 1024, height: 768 }],
    ['2560 pixels', 1, { width: 2560, height: 1080 }],
    ['1280 pixels, zoomed to 400%', 4, { width: 320, height: 200 }],
    ...onlyDeep(
      ['767 pixels', 1, { width: 767, height: 900 }] as const,
      ['1920 pixels', 1, { width: 1920, height: 1080 }] as const,
      ['1280 pixels, zoomed to 200%', 2, { width: 640, height: 400 }] as const,
    ),
  ] as const)('no words are cut off at %s', async (_, zoom, size) => {
    expect(await wordsCutOff(zoom, size)).toEqual([])
  })

  test.each([1920, ...onlyDeep(768)])('no line of text has more than 68 letters at %i pixels', async (width) => {
    await tabAt(1).setViewportSize({ width, height: 900 })
    expect(await tabAt(1).evaluate(longLines, 68)).toEqual([])
  })

  test.each(['dark', ...onlyDeep('light' as const)] as const)(
    'every text stands out from a %s ground in forced colors',
    async (ground) => {
      expect(await wordsLost(ground)).toEqual([])
    },
  )

  test('every text is dark on white on paper', async () => {
    expect(await wordsPale()).toEqual([])
  })

  test('every text is in a font of the site', async () => {
    expect(await foreignFonts(tabAt(1), 'main, main *')).toEqual([])
  })
})

test('Buttons keep a border in forced colors', async () => {
  const tab = await scene.tab({ forcedColors: 'active' })
  await scene.show(tab, 'cta')
  const borders = await tab
    .getByRole('link')
    .and(tab.locator('main [data-variant]'))
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopWidth))
  expect(new Set(borders)).toEqual(new Set(['1px']))
})

describe('These tests would notice', () => {
  test('words that a panel cuts off', async () => {
    await showAll('cta', '<style>h2 { white-space: nowrap; inline-size: 2000px }</style>')
    expect(await wordsCutOff(1, { width: 390, height: 844 })).not.toEqual([])
  })

  test('words in the color of their ground', async () => {
    await showAll('cta', '<style>h2 { forced-color-adjust: none; color: Canvas !important }</style>')
    expect(await wordsLost('dark')).not.toEqual([])
  })

  test('words that paper would not show', async () => {
    await showAll('cta', '<style>h2 { color: white !important }</style>')
    expect(await wordsPale()).not.toEqual([])
  })

  test('lines too long to follow', async () => {
    await showAll('intro', '<style>p { max-inline-size: none !important; white-space: nowrap }</style>')
    await tabAt(1).setViewportSize({ width: 1920, height: 900 })
    expect(await tabAt(1).evaluate(longLines, 68)).not.toEqual([])
  })
})
