import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardOf } from '../../scripts/engine/derived/card-of'
import { cardFile, cardFolder, drawnCards, type Card } from '../../scripts/engine/graphics/cards'
import { drawCards } from '../../scripts/workshop/cards/draw-cards'
import { openCardStudio, type CardStudio } from '../../scripts/workshop/cards/studio'
import { surroundings } from '../specification/pages'
import { temporaryFolder, today, Workshop } from '../engine/publish/folders'
import { page, siteDocument, smallSite } from '../engine/publish/small-site'

const card: Card = {
  title: 'Cloud migration',
  above: 'Data and AI',
  company: 'Acme',
  ground: surroundings.art.pictureOf({ path: '/' }).files.card,
  color: 'emerald',
}

describe('The cards of the site', () => {
  const needed = new Set(surroundings.index.pages.map((facts) => cardFile(cardOf(facts, surroundings))))

  test('are there for every page, and for nothing else: npm run cards', () => {
    expect([...drawnCards('pages-json')].sort()).toEqual([...needed].sort())
  })

  test.each([...needed])('%s is 1200 by 630 pixels, of at most 100 kB', async (file) => {
    const jpeg = readFileSync(path.join('pages-json', cardFolder, file))
    const { width, height } = await sharp(jpeg).metadata()
    expect({ width, height }).toEqual({ width: 1200, height: 630 })
    expect(jpeg.length).toBeLessThanOrEqual(100_000)
  })
})

describe('The name of a card', () => {
  test.each<Partial<Card>>([
    { title: 'Cloud' },
    { above: 'Strategy' },
    { company: 'Northwind' },
    { ground: 'silk.jpg' },
    { color: 'amber' },
  ])('is another if it shows something else: %o', (change) => {
    expect(cardFile({ ...card, ...change })).not.toBe(cardFile(card))
  })
})

describe('Drawing', () => {
  let studio: CardStudio
  beforeAll(async () => {
    studio = await openCardStudio()
  })
  afterAll(() => studio.close())

  test('another title gives another picture', async () => {
    const [one, other] = [await studio.draw(card), await studio.draw({ ...card, title: 'Cloud costs' })]
    expect(one.equals(other)).toBe(false)
  })

  test('takes a title as words, whatever is in it', async () => {
    const drawn = await studio.draw({ ...card, title: '<img src=x onerror=alert(1)> & "more"' })
    expect((await sharp(drawn).metadata()).format).toBe('jpeg')
  })

  test('leaves the margin free also below the longest words', async () => {
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
    const drawn = await studio.draw({ ...card, title: `${word} ${word}` })
    const below = { left: 0, top: 600, width: 1200, height: 30 }
    const { channels } = await sharp(await sharp(drawn).extract(below).toBuffer()).stats()
    expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(200)
  })
})

describe('A page dropped into a site', () => {
  const site = () => new Workshop(temporaryFolder(), smallSite())
  const imageOf = (workshop: Workshop, file: string) =>
    /property="og:image" content="([^"]*)"/.exec(workshop.read(file))?.[1]

  test('names its picture, until its card is drawn, and then that', async () => {
    const workshop = site()
    await workshop.build()
    expect(imageOf(workshop, 'about.html')).toMatch(/\/art\/.+-card\.jpg$/)
    await drawCards({ pages: workshop.pages, date: today })
    await workshop.build()
    const image = imageOf(workshop, 'about.html') ?? ''
    expect(image).toMatch(/\/cards\/[0-9a-f]{16}\.jpg$/)
    expect(existsSync(path.join(workshop.out, new URL(image).pathname))).toBe(true)
    expect(workshop.content()).toEqual((await workshop.clean()).content)
  })

  test('names the new card once what stands above its title is another', async () => {
    const workshop = site()
    await drawCards({ pages: workshop.pages, date: today })
    await workshop.build()
    const kept = drawnCards(workshop.pages)
    workshop.change({ '_site.json': { ...siteDocument, name: 'Acme Works' } })
    await drawCards({ pages: workshop.pages, date: today })
    expect([...drawnCards(workshop.pages)].filter((card) => kept.has(card))).toEqual([])
    await workshop.build()
    expect(workshop.content()).toEqual((await workshop.clean()).content)
  })

  test('is without a card again once its words are others', async () => {
    const workshop = site()
    await drawCards({ pages: workshop.pages, date: today })
    workshop.change({ 'about.json': page('About everybody', 'Nothing else.') })
    await workshop.build()
    expect(imageOf(workshop, 'about.html')).toMatch(/\/art\//)
    expect(await drawCards({ pages: workshop.pages, date: today })).toMatchObject({ drawn: 1, removed: 1 })
  })
})
