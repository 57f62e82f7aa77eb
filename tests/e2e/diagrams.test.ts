import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { onlyDeep } from '../depth'
import { siteAsItIs, test } from './site'

const site = siteAsItIs()

/** The articles of the site that have a diagram. */
function drawn() {
  return site.paths.flatMap((address) => {
    const parts = site.data(address).sections.flatMap((section) => (section.type === 'articleBody' ? section.body : []))
    const titles = parts.flatMap((part) => (typeof part !== 'string' && 'diagram' in part ? [part.title] : []))
    return titles.map((title) => ({ address, title }))
  })
}

/** Words of a diagram that are small, lie over others or beyond the window's edge. */
function hardToRead(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const figures = [...document.querySelectorAll('figure:has(> figcaption)')]
    return figures.flatMap((figure) => {
      const words = [...figure.querySelectorAll('figcaption, p, dt, dd > span, li > span, small, summary, text')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect(), size: getComputedStyle(element).fontSize }))
      return words.flatMap(({ element, box, size }, place) => {
        const over = words.slice(place + 1).filter((other) => {
          if (element.contains(other.element)) return false
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
          return across > 1 && down > 3
        })
        return [
          ...(parseFloat(size) < 15 ? [`${element.textContent} is only ${size}`] : []),
          ...(box.left < 0 || box.right > document.documentElement.clientWidth + 1
            ? [`${element.textContent} is cut off`]
            : []),
          ...over.map((other) => `${element.textContent} lies over ${other.element.textContent}`),
        ]
      })
    })
  })
}

test('Every article of the site has a diagram', () => {
  const articles = site.paths.filter((address) => site.data(address).kind === 'article')
  expect([...new Set(drawn().map(({ address }) => address))].toSorted()).toEqual(articles.toSorted())
})

for (const width of [320, 390, ...onlyDeep(768, 1440, 1920)])
  test(`All words of diagrams can be read at ${width} pixels`, async () => {
    for (const { address } of drawn()) {
      const page = await site.look(address, { viewport: { width, height: 800 } })
      expect(await hardToRead(page), address).toEqual([])
    }
  })

test('A diagram is called by its title, and its figures come up by keyboard', async () => {
  for (const { address, title } of drawn()) {
    const page = await site.visit(address)
    const figure = page.getByRole('figure', { name: title, exact: true })
    await expect(figure).toHaveCount(1)
    const disclosure = figure.locator('summary')
    if ((await disclosure.count()) === 0) continue
    await disclosure.focus()
    await page.keyboard.press('Enter')
    await expect(figure.getByRole('table')).toBeVisible()
  }
})

test('A diagram is printed with all its figures', async () => {
  const first = drawn().find(({ address }) => address.endsWith('TopWebDevelopment'))
  const page = await site.visit(first?.address ?? '')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('figure', { name: first?.title }).getByRole('cell', { name: '560' })).toBeVisible()
})
