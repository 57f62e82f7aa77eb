import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'playwright/test'
import { deep, onlyDeep } from '../depth'
import { siteAsItIs, test } from './site'
import { eventually, untilServed } from './waits'

const site = siteAsItIs()

/** A page whose illustration is below the fold. */
const address = '/services/dataandai'
const picture = (page: Page) => page.locator('main svg:has(use[href$="#light"])')
/** Without the empty attribute that looking at a style leaves. */
const markupOf = (page: Page) => picture(page).evaluate((svg) => svg.outerHTML.replaceAll(' style=""', ''))
const untilDrawn = (page: Page) =>
  eventually(() => picture(page).evaluate((svg: SVGSVGElement) => svg.getBBox().width)).toBeGreaterThan(300)

/** What the drawing does over time: each value of --draw, and each part's opacities. */
interface Moves {
  draws: number[]
  opacities: { [part: string]: number[] }
}

async function recordMoves(page: Page) {
  await page.addInitScript(() => {
    const moves: Moves = { draws: [], opacities: {} }
    Object.assign(window, { moves })
    const note = ({ target }: MutationRecord) => {
      if (!(target instanceof SVGElement) || !target.closest('main')) return
      const draw = target.style.getPropertyValue('--draw')
      if (draw) moves.draws.push(Number(draw))
      const { opacity } = target.style
      if (opacity) (moves.opacities[target.getAttribute('href') ?? ''] ??= []).push(Number(opacity))
    }
    new MutationObserver((records) => records.forEach(note)).observe(document, {
      attributes: true,
      attributeFilter: ['style'],
      subtree: true,
    })
  })
}

const movesOf = (page: Page): Promise<Moves> => page.evaluate(() => Reflect.get(window, 'moves'))
const topOf = (page: Page) => picture(page).evaluate((svg) => svg.getBoundingClientRect().top / innerHeight)

/** Wheels as a reader does, where it comes into sight in small steps, until its upper edge is at a share of the window's height. */
async function readTo(page: Page, share: number) {
  for (let top = await topOf(page); top > share; top = await topOf(page)) {
    await page.mouse.wheel(0, top > Math.max(1.4, share + 0.5) ? 240 : 60)
    await untilServed(page)
  }
}

/** Opens the page, and reads until the drawing has been set back but is not yet in sight. */
async function openSetBack() {
  const page = await site.visitHydrated(address, { prepare: recordMoves })
  await readTo(page, 1.15)
  await eventually(async () => (await movesOf(page)).draws).toEqual([1])
  return page
}

const untilAtRest = (page: Page) => eventually(() => markupOf(page)).not.toContain('style')

test.describe('An illustration', () => {
  test('comes in when it is read to, and ends as it was served', async () => {
    const served = await markupOf(await site.visit(address, { javaScriptEnabled: false, interactive: false }))
    const page = await openSetBack()
    expect(await markupOf(page)).not.toBe(served)
    await readTo(page, 0.5)
    await eventually(async () => (await movesOf(page)).draws.length).toBeGreaterThan(5)
    await untilAtRest(page)
    expect(await markupOf(page)).toBe(served)
  })

  test('plays once, and never backwards', deep, async () => {
    const page = await openSetBack()
    await readTo(page, 0.5)
    await untilAtRest(page)
    await page.mouse.wheel(0, -5000)
    await eventually(() => topOf(page)).toBeGreaterThan(1)
    await readTo(page, 0.5)
    const { draws, opacities } = await movesOf(page)
    expect(draws.length).toBeGreaterThan(5)
    expect(draws.filter((draw, i) => draw > (draws[i - 1] ?? 1))).toEqual([])
    const startsOf = Object.values(opacities).map((values) => values.filter((value) => value === 0).length > 0)
    expect(startsOf).toEqual([true, true, true, true])
  })

  test('is done within three seconds', deep, async () => {
    const page = await openSetBack()
    await readTo(page, 0.9)
    const start = Date.now()
    await untilAtRest(page)
    expect(Date.now() - start).toBeLessThan(3000)
  })

  test('moves nothing around it', deep, async () => {
    const page = await openSetBack()
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await readTo(page, 0.5)
    expect(await height()).toBe(before)
    await untilAtRest(page)
    expect(await height()).toBe(before)
  })

  test('is whole in print, even while it is set back', deep, async () => {
    const page = await openSetBack()
    await page.pdf()
    expect(await markupOf(page)).not.toContain('style')
  })

  test('stays as it is where it is in the window from the start', deep, async () => {
    const page = await site.visitHydrated(address, { prepare: recordMoves, viewport: { width: 1024, height: 2400 } })
    await untilServed(page)
    expect(await movesOf(page)).toEqual({ draws: [], opacities: {} })
  })

  test('stays as it is for a visitor who asks for less motion', deep, async () => {
    const page = await site.visitHydrated(address, { prepare: recordMoves, reducedMotion: 'reduce' })
    await readTo(page, 0.3)
    expect(await movesOf(page)).toEqual({ draws: [], opacities: {} })
  })

  test('is drawn without script', async () => {
    const page = await site.visit(address, { javaScriptEnabled: false, interactive: false })
    await untilDrawn(page)
    expect(await markupOf(page)).not.toContain('style')
  })

  test('is left out by screen readers', async () => {
    const page = await site.visit(address)
    expect(await picture(page).evaluate((svg) => svg.closest('[aria-hidden=true]') !== null)).toBe(true)
  })

  for (const [path, color] of [
    ['/services/dataandai', [0x34, 0xd8, 0xa0]],
    ...onlyDeep(
      ['/services/seo-optimization', [0xf5, 0xa5, 0x24]] as const,
      ['/services/softwareproductdevelopment', [0x8b, 0x7b, 0xff]] as const,
      ['/services/experiencestudio', [0x22, 0xd3, 0xee]] as const,
    ),
  ] as const)
    test(`on ${path} has the color of the group`, async () => {
      const page = await site.visit(path, { reducedMotion: 'reduce' })
      await untilDrawn(page)
      const { data, info } = await sharp(await picture(page).screenshot())
        .raw()
        .toBuffer({ resolveWithObject: true })
      const isColor = (at: number) => color.every((value, i) => Math.abs((data[at + i] ?? -99) - value) < 6)
      const found = Array.from({ length: info.width * info.height }, (_, i) => isColor(i * info.channels)).filter(
        Boolean,
      )
      expect(found.length).toBeGreaterThan(150)
    })
})
