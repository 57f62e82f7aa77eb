import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Locator, Page } from 'playwright'
import { expect } from 'playwright/test'
import { stopClock } from './on-page'
import { ownSite, test } from './site'
import { eventually, nextFrames, untilHydrated } from './waits'

const facts = ['You get', 'Engagement', 'Tools', 'First step'].map((label, i) => ({ label, value: `Fact ${i + 1}` }))
const item = {
  icon: 'search',
  title: 'An entry',
  description: 'What it is.',
  items: ['Part one', '**Part two**: bold'],
}
const card = { icon: 'product', title: 'A card', description: 'What it is.', keyPoints: ['**Bold** point'] }
const brief = ['First', 'Second', 'Third'].map((title) => ({ title, description: 'In one row.' }))

const parts = [
  { type: 'hero', heading: 'Everything', button: { label: 'Talk to Our Experts', path: '/contact' } },
  { type: 'factsStrip', facts },
  {
    type: 'intro',
    heading: 'In short',
    text: Array.from({ length: 12 }, () => 'A paragraph of some length. '.repeat(6)),
  },
  { type: 'cardGrid', heading: 'Cards', cards: [card, card] },
  { type: 'cardGrid', heading: 'Brief cards', cards: brief },
  { type: 'process', heading: 'Steps', steps: [item, item] },
  { type: 'technologies', heading: 'Described', technologies: [{ name: 'WordPress', description: 'For editors.' }] },
  { type: 'technologies', heading: 'Named', technologies: [{ name: 'Drupal' }] },
  { type: 'industries', heading: 'Industries', industries: [item, item] },
  { type: 'whyUs', heading: 'Reasons', reasons: [item, item] },
  { type: 'relatedPages', heading: 'Related', pages: ['/contact', '/services'] },
]

const site = ownSite(({ pages }) => {
  const document = { title: 'A page of everything', description: 'Every part of a service page.', sections: parts }
  writeFileSync(path.join(pages, 'services/everything.json'), JSON.stringify({ ...document, group: 'data-ai' }))
})

const open = (options?: Parameters<typeof site.visit>[1]) => site.visit('/services/everything', options)
const look = (options?: Parameters<typeof site.look>[1]) => site.look('/services/everything', options)
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test.describe('The facts under the banner', () => {
  const places = async (page: Page) =>
    Promise.all((await page.getByRole('term').all()).map((term) => term.boundingBox()))
  const different = (values: (number | undefined)[]) => new Set(values).size

  test('are a list of terms with what they are', async () => {
    const page = await look()
    await expect(page.getByRole('term')).toHaveText(facts.map(({ label }) => label))
    await expect(page.getByRole('definition')).toHaveText(facts.map(({ value }) => value))
  })

  for (const { width, rows, columns } of [
    { width: 390, rows: 4, columns: 1 },
    { width: 768, rows: 2, columns: 2 },
    { width: 1440, rows: 1, columns: 4 },
  ])
    test(`stand in ${rows} rows and ${columns} columns at ${width} pixels`, async () => {
      const found = await places(await look({ viewport: { width, height: 900 } }))
      expect(different(found.map((place) => place?.y))).toBe(rows)
      expect(different(found.map((place) => place?.x))).toBe(columns)
    })

  test('begin where the banner ends', async () => {
    const page = await look()
    const banner = await section(page, 'Everything').boundingBox()
    const strip = await page.locator('main > *', { has: page.getByRole('term') }).boundingBox()
    expect(strip?.y).toBe((banner?.y ?? 0) + (banner?.height ?? 0))
  })
})

test('Words marked bold in a key point are bold', async () => {
  const page = await look()
  const bold = section(page, 'Cards').getByRole('listitem').getByRole('strong')
  await expect(bold).toHaveText(['Bold', 'Bold'])
  const weights = await bold.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).fontWeight))
  expect(Math.min(...weights.map(Number))).toBeGreaterThanOrEqual(600)
})

test.describe('Pointed at', () => {
  const entryOf = (page: Page, name: string) => section(page, name).getByRole('listitem').first()

  test('entries of every kind change their colors', async () => {
    const page = await open({ reducedMotion: 'reduce' })
    await untilHydrated(page)
    for (const name of ['Cards', 'Steps', 'Described', 'Named', 'Industries', 'Reasons', 'Related']) {
      const entry = entryOf(page, name)
      await page.mouse.move(0, 0)
      await entry.scrollIntoViewIfNeeded()
      await nextFrames(page)
      const before = await entry.screenshot()
      await entry.hover()
      const isLikeBefore = async () => before.equals(await entry.screenshot())
      await expect.poll(isLikeBefore, { intervals: [20], message: name }).toBe(false)
    }
  })

  test('a button changes its color', async () => {
    const page = await open({ reducedMotion: 'reduce' })
    const button = page.getByRole('link', { name: 'Talk to Our Experts' })
    const color = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
    const before = await color()
    await button.hover()
    await eventually(color).not.toBe(before)
  })

  test('nothing takes 0.3 seconds or more', async () => {
    const page = await look()
    const durations = await page.evaluate(() =>
      [...document.querySelectorAll('main *')].flatMap((element) =>
        getComputedStyle(element).transitionDuration.split(', ').map(Number.parseFloat),
      ),
    )
    expect(Math.max(...durations)).toBeGreaterThan(0)
    expect(Math.max(...durations)).toBeLessThan(0.3)
  })

  test('nothing stays colored where a finger has touched it', async () => {
    const page = await open({ reducedMotion: 'reduce', hasTouch: true, isMobile: true })
    await untilHydrated(page)
    const entry = entryOf(page, 'Cards')
    await entry.scrollIntoViewIfNeeded()
    const before = await atRest(entry)
    await entry.tap()
    await nextFrames(page)
    expect(before.equals(await entry.screenshot())).toBe(true)
  })

  /** How an entry looks once its pictogram has come and nothing changes any more. */
  async function atRest(entry: Locator) {
    let last = await entry.screenshot()
    const unchanged = async () => {
      const before = last
      last = await entry.screenshot()
      return last.equals(before)
    }
    await eventually(unchanged).toBe(true)
    return last
  }
})

test.describe('Three cards of a row', () => {
  const opacities = (cards: Locator) =>
    cards.evaluateAll((found) => found.map((card) => Number(getComputedStyle(card).opacity)))

  /** Brings them into sight while the page's clock stands still. */
  async function begun() {
    const page = await open({ clock: (clock) => clock.install() })
    await untilHydrated(page)
    const cards = section(page, 'Brief cards').locator('ul > li > div')
    const place = (top: number) =>
      cards.first().evaluate((card, y) => scrollBy(0, card.getBoundingClientRect().top - y), top)
    // Near enough to be set back, and not yet in sight.
    await place(700)
    await eventually(() => opacities(cards)).toEqual([0, 0, 0])
    await stopClock(page)
    await place(560)
    // Observers are told in the order they were made: this one is the last.
    await cards.first().evaluate((card) => new Promise((told) => new IntersectionObserver(told).observe(card)))
    return { page, cards }
  }

  test('come in for 0.6 seconds each, 0.2 apart', async () => {
    const { page, cards } = await begun()
    let passed = 0
    for (const { after, seen, done } of [
      { after: 180, seen: [true, false, false], done: [false, false, false] },
      { after: 260, seen: [true, true, false], done: [false, false, false] },
      { after: 460, seen: [true, true, true], done: [false, false, false] },
      { after: 560, seen: [true, true, true], done: [false, false, false] },
      { after: 660, seen: [true, true, true], done: [true, false, false] },
      { after: 860, seen: [true, true, true], done: [true, true, false] },
      { after: 1060, seen: [true, true, true], done: [true, true, true] },
    ]) {
      await page.clock.runFor(after - passed)
      passed = after
      const shown = await opacities(cards)
      expect(
        shown.map((opacity) => opacity > 0),
        `seen after ${after} ms`,
      ).toEqual(seen)
      expect(
        shown.map((opacity) => opacity === 1),
        `done after ${after} ms`,
      ).toEqual(done)
    }
  })
})
