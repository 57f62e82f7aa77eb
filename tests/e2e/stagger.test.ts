import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep, onlyDeep } from '../depth'
import { stopClock } from './on-page'
import { ownSite, test } from './site'
import { eventually } from './waits'

/** Entries of different heights: what they say is longer or shorter. */
const entries = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    title: `Part ${i + 1}`,
    description: 'A sentence about the work that is done. '.repeat(1 + ((i * 2) % 5)),
  }))

const site = ownSite(({ pages }) => {
  const document = {
    title: 'Rows',
    description: 'Lists of all kinds, each in rows.',
    sections: [
      { type: 'hero', heading: 'Rows' },
      { type: 'intro', heading: 'Above them', text: ['A window of words. '.repeat(90)] },
      { type: 'cardGrid', heading: 'Cards', cards: entries(5) },
      { type: 'process', heading: 'Steps', steps: entries(5) },
      {
        type: 'technologies',
        heading: 'Tools',
        technologies: entries(7).map(({ title, description }) => ({ name: title, description })),
      },
      { type: 'whyUs', heading: 'Reasons', reasons: entries(3) },
    ],
  }
  writeFileSync(path.join(pages, 'rows.json'), JSON.stringify(document))
})

/** How one entry came in: where it stands, and the milliseconds it waited once it was in the window. */
interface Start {
  section: string
  top: number
  wait: number
}

/** Notes by the page's clock when an entry enters the window, and when it starts to show. */
async function recordStarts(page: Page) {
  await page.addInitScript(() => {
    const starts: Start[] = []
    const entered = new Map<Element, number>()
    Object.assign(window, { starts })
    const entries = new IntersectionObserver((all) => {
      for (const { target, isIntersecting } of all) if (isIntersecting) entered.set(target, performance.now())
    })
    const note = ({ target }: MutationRecord) => {
      const entry = target instanceof HTMLElement && target.style.opacity !== '' && target.closest('main li')
      if (!entry) return
      if (target.style.opacity === '0') return entries.observe(target)
      const since = entered.get(target)
      if (since === undefined) return
      entered.delete(target)
      entries.unobserve(target)
      const section = entry.closest('section')?.querySelector('h2')?.textContent ?? ''
      const { top } = entry.getBoundingClientRect()
      starts.push({ section, top: Math.round(top + scrollY), wait: performance.now() - since })
    }
    new MutationObserver((records) => records.forEach(note)).observe(document, {
      attributes: true,
      attributeFilter: ['style'],
      subtree: true,
    })
  })
}

/** Lets a frame pass although the page's clock stands still: observers are told with every one. */
const realFrame = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(document.documentElement)),
  )

/** How many entries of a section are set back, and how many of these are in the window. */
const setBack = (page: Page, section: string) =>
  page.getByRole('region', { name: section, exact: true }).evaluate((region) => {
    const all = [...region.querySelectorAll<HTMLElement>('li *')].filter(({ style }) => style.opacity !== '')
    const seen = all.filter((element) => element.getBoundingClientRect().top < innerHeight - 2)
    return { anywhere: all.length, inWindow: seen.length }
  })

const open = async (width: number) => {
  const page = await site.visitHydrated('/rows', {
    viewport: { width, height: 800 },
    clock: (clock) => clock.install(),
    prepare: recordStarts,
  })
  await stopClock(page)
  return page
}

/** Scrolls until a section begins at the window's end: its entries are set back, and none has come in. */
async function approach(page: Page, section: string) {
  await page
    .getByRole('region', { name: section, exact: true })
    .evaluate((region) =>
      window.scrollBy({ top: region.getBoundingClientRect().top - innerHeight, behavior: 'instant' }),
    )
  await eventually(async () => (await setBack(page, section)).anywhere).toBeGreaterThan(1)
}

/** Reads a section to its end, a few lines at a time, and waits for each of its entries. */
async function read(page: Page, section: string) {
  const below = () =>
    page
      .getByRole('region', { name: section, exact: true })
      .evaluate((element) => element.getBoundingClientRect().bottom - innerHeight)
  while ((await below()) > 0) {
    await page.evaluate(() => window.scrollBy({ top: 160, behavior: 'instant' }))
    await realFrame(page)
    await eventually(async () => {
      await page.clock.runFor(100)
      return (await setBack(page, section)).inWindow
    }).toBe(0)
  }
}

/** How long the entries of a section waited, in tenths of a second, row by row. */
async function waits(page: Page, section: string): Promise<number[][]> {
  const starts: Start[] = await page.evaluate(() => Reflect.get(window, 'starts'))
  const rows = new Map<number, number[]>()
  for (const { top, wait } of starts.filter((start) => start.section === section))
    rows.set(top, [...(rows.get(top) ?? []), Math.round(wait / 100)])
  return [...rows.values()]
}

test.describe('Each comes in 0.2 seconds after the one to its left, row by row:', () => {
  for (const { width, section, expected } of [
    { width: 1440, section: 'Steps', expected: [[0, 2, 4, 6, 8]] },
    ...onlyDeep(
      { width: 768, section: 'Tools', expected: [[0, 2], [0, 2], [0, 2], [0]] },
      { width: 390, section: 'Cards', expected: [[0], [0], [0], [0], [0]] },
      { width: 1440, section: 'Reasons', expected: [[0], [0], [0]] },
      { width: 768, section: 'Cards', expected: [[0], [0, 2], [0, 2]] },
      {
        width: 1440,
        section: 'Cards',
        expected: [
          [0, 2],
          [0, 2, 4],
        ],
      },
      { width: 390, section: 'Steps', expected: [[0], [0], [0], [0], [0]] },
      {
        width: 1100,
        section: 'Steps',
        expected: [
          [0, 2, 4],
          [0, 2],
        ],
      },
      {
        width: 1920,
        section: 'Tools',
        expected: [
          [0, 2, 4, 6],
          [0, 2, 4],
        ],
      },
    ),
  ])
    test(`at ${width} pixels the ${section}`, async () => {
      const page = await open(width)
      await approach(page, section)
      await read(page, section)
      expect(await waits(page, section)).toEqual(expected)
    })

  test('in the rows of the window as it is when they come in', async () => {
    const page = await open(1440)
    await approach(page, 'Steps')
    await page.setViewportSize({ width: 1100, height: 800 })
    await approach(page, 'Steps')
    await read(page, 'Steps')
    expect(await waits(page, 'Steps')).toEqual([
      [0, 2, 4],
      [0, 2],
    ])
  })
})

test('Who reaches an entry that waits for its turn finds it at rest, and it stays so', deep, async () => {
  const page = await open(1440)
  await approach(page, 'Steps')
  const firstStep = page.getByRole('region', { name: 'Steps' }).getByRole('listitem').first()
  await firstStep.evaluate((entry) =>
    window.scrollBy({ top: entry.getBoundingClientRect().top - innerHeight + 100, behavior: 'instant' }),
  )
  const last = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Part 5' }) })
    .nth(1)
  await eventually(async () => {
    await page.clock.runFor(20)
    return (await page.evaluate((): Start[] => Reflect.get(window, 'starts'))).length
  }).toBe(1)
  const style = () => last.locator('div').first().getAttribute('style')
  expect(await style()).toContain('opacity: 0;')
  await last.evaluate((entry) => {
    const link = Object.assign(document.createElement('a'), { href: '/contact', textContent: 'A link' })
    entry.querySelector('p')?.append(link)
    link.focus({ preventScroll: true })
  })
  expect(await style()).toBeNull()
  await page.clock.runFor(2000)
  expect(await style()).toBeNull()
})
