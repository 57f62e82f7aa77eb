import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import { scrollTop } from './on-page'
import { siteAsItIs, test } from './site'
import { eventually, nextFrames, untilHydrated, untilServed } from './waits'

const site = siteAsItIs()

/** A page with cards well below the fold. */
const longPage = '/services/uiux'

/** One element's way from being set back to standing still. */
interface Movement {
  /** Its distance from the window's top when it was set back, in windows. */
  setBackAt: number
  timesSetBack: number
  opacities: number[]
}

/** Records every change of style in the main part from the start. */
async function recordMovements(page: Page) {
  await page.addInitScript(() => {
    const movements = new Map<Element, Movement>()
    Object.assign(window, { movements })
    const note = ({ target }: MutationRecord) => {
      if (!(target instanceof HTMLElement) || !target.closest('main') || target.style.opacity === '') return
      const movement = movements.get(target) ?? {
        setBackAt: target.getBoundingClientRect().top / innerHeight,
        timesSetBack: 0,
        opacities: [],
      }
      if (target.style.opacity === '0' && movement.opacities.at(-1) !== 0) movement.timesSetBack++
      movement.opacities.push(Number(target.style.opacity))
      movements.set(target, movement)
    }
    new MutationObserver((records) => records.forEach(note)).observe(document, {
      attributes: true,
      attributeFilter: ['style'],
      subtree: true,
    })
  })
}

const movementsOf = (page: Page): Promise<Movement[]> =>
  page.evaluate(() => [...Reflect.get(window, 'movements').values()])

/** How many elements of the main part are not fully visible. */
const countFaded = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main :not(use)')].filter((element) => getComputedStyle(element).opacity !== '1')
        .length,
  )

async function wheelTo(page: Page, end: 'bottom' | 'top') {
  const left = () =>
    page.evaluate((to) => (to === 'top' ? scrollY : document.documentElement.scrollHeight - innerHeight - scrollY), end)
  while ((await left()) > 1) {
    const before = await scrollTop(page)
    await page.mouse.wheel(0, end === 'top' ? -400 : 400)
    await eventually(() => scrollTop(page)).not.toBe(before)
    await nextFrames(page)
  }
}

/** How many cards and the like are set back; drawings have a test of their own. */
const countSetBack = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (element) => element instanceof HTMLElement && element.style.opacity === '0',
      ).length,
  )

/** Opens the long page and scrolls just far enough that something below the fold is set back. */
async function openSetBack() {
  const page = await site.visitHydrated(longPage, { prepare: recordMovements })
  for (let i = 0; i < 10 && (await countSetBack(page)) === 0; i++) {
    await page.mouse.wheel(0, 200)
    await untilServed(page)
  }
  expect(await countSetBack(page)).toBeGreaterThan(0)
  return page
}

test.describe('For a visitor who asks for less motion', () => {
  async function readThrough() {
    const chunks: string[] = []
    const page = await site.visit(longPage, {
      reducedMotion: 'reduce',
      prepare: async (opened) => {
        opened.on('request', (request) => request.url().endsWith('.js') && chunks.push(request.url()))
        await recordMovements(opened)
      },
    })
    await untilHydrated(page)
    await wheelTo(page, 'bottom')
    return { page, chunks }
  }

  test('nothing is set back or moved', async () => {
    const { page } = await readThrough()
    expect(await movementsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test('the code of the animations is never asked for', deep, async () => {
    const { chunks } = await readThrough()
    expect(chunks.filter((chunk) => chunk.includes('spring'))).toEqual([])
  })
})

test.describe('For everyone else', () => {
  test('all is visible before the script', async () => {
    const page = await site.visit(longPage, {
      interactive: false,
      prepare: (opened) => opened.route('**/*.js', (route) => route.abort()),
    })
    expect(await countFaded(page)).toBe(0)
  })

  test('cards below the fold come in, each once', async () => {
    const page = await site.visitHydrated(longPage, { prepare: recordMovements })
    await wheelTo(page, 'bottom')
    await eventually(() => countFaded(page)).toBe(0)
    await wheelTo(page, 'top')
    await wheelTo(page, 'bottom')
    const movements = await movementsOf(page)
    expect(movements.length).toBeGreaterThan(0)
    expect(movements.filter(({ timesSetBack }) => timesSetBack !== 1)).toEqual([])
  })

  test('they grow more visible with every step', deep, async () => {
    const page = await site.visitHydrated(longPage, { prepare: recordMovements })
    await wheelTo(page, 'bottom')
    await eventually(() => countFaded(page)).toBe(0)
    const series = (await movementsOf(page)).map(({ opacities }) => opacities)
    expect(series.filter((opacities) => opacities.some((opacity, i) => opacity < (opacities[i - 1] ?? 0)))).toEqual([])
  })

  test('nothing in the window is ever set back, nor anything further than one window below it', async () => {
    const page = await site.visitHydrated(longPage, { prepare: recordMovements })
    await wheelTo(page, 'bottom')
    const places = (await movementsOf(page)).map(({ setBackAt }) => setBackAt)
    expect(Math.min(...places)).toBeGreaterThanOrEqual(1)
    // The wheel may have moved on while the animations' code was loading: never further down.
    expect(Math.max(...places)).toBeLessThanOrEqual(2.05)
  })

  test('everything is visible once the page is at rest', deep, async () => {
    const page = await openSetBack()
    await wheelTo(page, 'bottom')
    await eventually(() => countFaded(page)).toBe(0)
  })

  test('everything is visible in print', deep, async () => {
    const page = await openSetBack()
    await page.pdf()
    expect(await countFaded(page)).toBe(0)
  })

  test('what gets the focus is visible at once', async () => {
    const page = await openSetBack()
    const opacity = await page.evaluate(() => {
      const card = [...document.querySelectorAll('main *')]
        .filter((element) => element instanceof HTMLElement)
        .find((element) => element.style.opacity === '0')
      if (!card) return undefined
      // Not every card has a link of its own.
      const link =
        card.querySelector('a') ??
        card.appendChild(Object.assign(document.createElement('a'), { href: '/contact', textContent: 'A link' }))
      link.focus({ preventScroll: true })
      return getComputedStyle(card).opacity
    })
    expect(opacity).toBe('1')
  })

  test('what an address jumps to is visible', deep, async () => {
    const page = await openSetBack()
    const last = site.data(longPage).sections.at(-1)?.id ?? ''
    await page.evaluate((id) => (window.location.hash = id), last)
    await nextFrames(page)
    const fadedInSight = () =>
      [...document.querySelectorAll('main *')].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return getComputedStyle(element).opacity !== '1' && bottom > 0 && top < innerHeight
      }).length
    await eventually(() => page.evaluate(fadedInSight)).toBe(0)
  })
})
