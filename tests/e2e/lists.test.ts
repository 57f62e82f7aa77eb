import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { firstOf } from '../depth'
import { ownSite, test } from './site'
import { untilShown } from './waits'

/** Newer than every article the site has. */
const articles = ['First', 'Second', 'Third'].map((title, i) => ({
  title: `${title} of the newest`,
  description: `What the ${title.toLowerCase()} one is about.`,
  published: `2099-01-0${3 - i}`,
}))

const site = ownSite((served) => {
  const { pages } = served
  served.date = '2099-01-31'
  const write = (place: string, document: object) =>
    writeFileSync(path.join(pages, `${place}.json`), JSON.stringify(document))
  articles.forEach((article, i) => {
    const body = ['word '.repeat(220 * (i + 2)).trim()]
    const sections = [
      { type: 'hero', heading: article.title },
      { type: 'articleBody', body },
    ]
    write(`Blog/newest-${i}`, { ...article, sections })
  })
  write('lists', {
    title: 'A page of lists',
    description: 'Lists of articles and of pages.',
    sections: [
      { type: 'hero', heading: 'Lists' },
      { type: 'articleList', heading: 'Three', most: 3, link: { label: 'All articles', path: '/Blog' } },
      { type: 'articleList', heading: 'Two', most: 2 },
      { type: 'relatedPages', heading: 'Related', pages: ['/contact', '/services'] },
    ],
  })
})

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The pixels each article of a list covers. */
async function areas(page: Page, list: string) {
  const boxes = await Promise.all(
    (await section(page, list).getByRole('article').all()).map((article) => article.boundingBox()),
  )
  return boxes.map((box) => (box ? box.width * box.height : 0))
}

test.describe('A list of articles', () => {
  test('has the newest first', async () => {
    const page = await site.look('/lists')
    const titles = await section(page, 'Three').getByRole('heading', { level: 3 }).allTextContents()
    expect(titles).toEqual(articles.map(({ title }) => title))
  })

  test('says when an article appeared and how long it takes to read', async () => {
    const page = await site.look('/lists')
    const first = section(page, 'Three').getByRole('article').first()
    await expect(first.getByRole('time')).toHaveAttribute('datetime', '2099-01-03')
    await expect(first.getByRole('time')).toHaveText('January 3, 2099')
    expect(await first.innerText()).toContain('2 min read')
  })

  for (const width of [390, 768, 1440])
    test(`of three shows the newest larger than the others at ${width} pixels`, async () => {
      const page = await site.look('/lists', { viewport: { width, height: 900 } })
      const [newest = 0, ...others] = await areas(page, 'Three')
      expect(newest).toBeGreaterThan(1.4 * Math.max(...others))
    })

  test('of two shows both alike', async () => {
    const [newest, other] = await areas(await site.look('/lists'), 'Two')
    expect(newest).toBe(other)
  })

  test('leads to all of them by the link below', async () => {
    const page = await site.visit('/lists')
    await section(page, 'Three').getByRole('link', { name: 'All articles' }).click()
    await untilShown(page, site.heading('/Blog'))
  })
})

/** Clicks a word that is no link itself. */
async function clickOn(page: Page, text: string) {
  const words = page.getByRole('main').getByText(text).first()
  await words.scrollIntoViewIfNeeded()
  const { x, y } = (await words.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.click(x + 5, y + 5)
}

for (const { title, description } of firstOf(articles, 1))
  test(`A click on what “${title}” is about opens it`, async () => {
    const page = await site.visit('/lists')
    await clickOn(page, description)
    await untilShown(page, title)
  })

test('A click on what a related page is about opens it', async () => {
  const page = await site.visit('/lists')
  await clickOn(page, site.data('/contact').description)
  await untilShown(page, site.heading('/contact'))
})
