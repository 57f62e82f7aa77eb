import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { headingOf, holdBack, isSameDocument, markDocument } from './on-page'
import { siteAsItIs, test } from './site'

const site = siteAsItIs()

const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' })
const options = (page: Page) => page.getByRole('option')

/** The search over the contact page. */
async function openSearch(width = 1024) {
  const page = await site.visitHydrated('/contact', { viewport: { width, height: 800 } })
  await searchLink(page).click()
  await expect(field(page)).toBeFocused()
  return page
}

test.describe('The search opens', () => {
  for (const width of [320, 390, 768, 1440])
    test(`from the bar of a window of ${width} pixels, in which nothing is wider than that, and no way on is cut off`, async () => {
      const page = await openSearch(width)
      await field(page).fill('accessibility')
      await expect(options(page).first()).toBeVisible()
      expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await expect(dialog(page).getByRole('link', { name: 'These results as a page' })).toBeInViewport({ ratio: 1 })
      const box = await searchLink(page).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    })

  for (const keys of ['Control+k', 'Meta+k'])
    test(`by ${keys}`, async () => {
      const page = await site.visitHydrated('/contact')
      await page.keyboard.press(keys)
      await expect(field(page)).toBeFocused()
    })

  test('and loads nothing for it before', async () => {
    const asked: string[] = []
    const page = await site.visit('/contact', {
      prepare: async (opened) => void opened.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    })
    const ofSearch = () => asked.filter((path) => /search/.test(path) && path !== '/search.json')
    await page.waitForLoadState('networkidle')
    expect(ofSearch()).toEqual([])
    await page.keyboard.press('Control+k')
    await field(page).fill('design')
    await expect(options(page).first()).toBeVisible()
    expect(ofSearch().length).toBeGreaterThan(3)
  })
})

test.describe('While somebody types', () => {
  test('pages appear by kind, typos included, with the words marked', async () => {
    const page = await openSearch()
    await field(page).pressSequentially('acessibility')
    const services = page.getByRole('group', { name: 'Services' })
    await expect(services.getByRole('option').first()).toContainText(/accessibility/i)
    await expect(services.locator('mark').first()).toHaveText(/^accessibility$/i)
    await expect(page.getByRole('group', { name: 'Sections' }).getByRole('option').first()).toBeVisible()
  })

  test('jobs and articles are found as well', async () => {
    const page = await openSearch()
    await field(page).fill('wordpress developer')
    await expect(page.getByRole('group', { name: 'Jobs' }).getByRole('option').first()).toContainText(
      'WordPress Developer',
    )
    await field(page).fill('agent case study')
    await expect(page.getByRole('group', { name: 'Articles' }).getByRole('option').first()).toBeVisible()
  })

  test('the count is told once typing rests', async () => {
    const page = await openSearch()
    await field(page).fill('accessibility')
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results: .*\d services?/)
    await field(page).fill('qqqq')
    await expect(dialog(page).getByRole('status')).toHaveText('Nothing found for “qqqq”')
  })

  test('a screen reader hears a combobox, the entry that is chosen, and how many there are', async () => {
    const page = await openSearch()
    await field(page).fill('accessibility')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const said = nodes.filter(({ ignored }) => !ignored)
    const combobox = said.find(({ role }) => role?.value === 'combobox')
    const states = Object.fromEntries(combobox?.properties?.map(({ name, value }) => [name, value]) ?? [])
    expect(combobox?.name?.value).toBe('Search the site')
    expect(states['expanded']?.value).toBe(true)
    expect(states['activedescendant']?.relatedNodes?.length).toBe(1)
    const all = said.filter(({ role }) => role?.value === 'option')
    expect(
      all.filter(({ properties }) => properties?.some((own) => own.name === 'selected' && own.value.value)),
    ).toHaveLength(1)
    const title = await options(page).first().locator('b').textContent()
    const text = await options(page).first().locator('span').textContent()
    expect([all[0]?.name?.value, all[0]?.description?.value]).toEqual([title, text])
  })

  test('a count that was told goes again: who reads on finds it once', async () => {
    const page = await openSearch()
    await field(page).fill('accessibility')
    const count = /^\d+ results: /
    await expect(dialog(page).getByRole('status')).toHaveText(count)
    await expect(dialog(page).getByRole('status')).toHaveText('', { timeout: 20_000 })
    await expect(dialog(page).getByText(count)).toBeVisible()
  })
})

test.describe('By keyboard', () => {
  test('the arrows choose, round about, and the focus stays in the field', async () => {
    const page = await openSearch()
    await field(page).fill('accessibility')
    await expect(options(page).first()).toBeVisible()
    const chosen = () => options(page).evaluateAll((all) => all.findIndex((one) => one.ariaSelected === 'true'))
    const last = (await options(page).count()) - 1
    const walk: number[] = []
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
      await page.keyboard.press(key)
      walk.push(await chosen())
    }
    expect(walk).toEqual([0, 1, 0, last, 0])
    await expect(field(page)).toBeFocused()
  })

  test('Enter opens the entry that is chosen, in the same document', async () => {
    const page = await openSearch()
    await markDocument(page)
    await field(page).fill('accessibility')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const path = await options(page).first().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(dialog(page)).toHaveCount(0)
    await expect(headingOf(page)).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('Enter without a choice leads to the results on a page of their own', async () => {
    const page = await openSearch()
    await field(page).fill('web audit')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=web\+audit$/)
    await expect(field(page)).toHaveValue('web audit')
    await expect(options(page).first()).toBeVisible()
  })

  test('Escape closes it and gives the focus back', async () => {
    const page = await openSearch()
    await field(page).fill('design')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(searchLink(page)).toBeFocused()
  })
})

test.describe('The page to search on', () => {
  test('shows at once what its address asks for', async () => {
    const page = await site.visitHydrated('/search?q=acessibility')
    await expect(field(page)).toHaveValue('acessibility')
    await expect(options(page).first()).toContainText(/accessibility/i)
  })

  test('has in its address what is typed, so that it can be shared', async () => {
    const page = await site.visitHydrated('/search')
    await field(page).fill('web audit')
    await expect(page).toHaveURL(/\/search\?q=web\+audit$/)
    await field(page).press('Escape')
    await expect(page).toHaveURL(/\/search$/)
  })

  test('has its field chosen by Control+K', async () => {
    const page = await site.visitHydrated('/search')
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await expect(dialog(page)).toHaveCount(0)
  })

  test('says without script what it needs, and lists the ways on', async () => {
    const page = await site.visit('/search', { javaScriptEnabled: false, interactive: false })
    await expect(page.getByText('Searching needs JavaScript')).toBeVisible()
    await expect(field(page)).toBeHidden()
    const main = page.getByRole('main')
    for (const name of ['Data and AI', 'See all services', 'Read the articles', 'See open jobs', 'Go to Contact'])
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  })
})

test('On a slow line the search says that it is under way', async () => {
  const page = await openSearch()
  const release = await holdBack(page, '**/search-index/**')
  await field(page).fill('design')
  await expect(dialog(page).getByText('Searching …').first()).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText('Searching …')
  release()
  await expect(options(page).first()).toBeVisible()
  await expect(
    dialog(page)
      .getByText(/^\d+ results/)
      .first(),
  ).toBeVisible()
})

test.describe('Without a connection', () => {
  test('the search says so, and goes on once it is back', async () => {
    const page = await openSearch()
    await page.context().setOffline(true)
    await field(page).fill('design')
    const words = 'The search could not be loaded. Check your connection and try again.'
    await expect(dialog(page).getByText(words).first()).toBeVisible()
    await expect(dialog(page).getByRole('status')).toHaveText(words)
    await page.context().setOffline(false)
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(options(page).first()).toBeVisible()
  })

  test('the button says so where nothing of the search is here yet, and the page stays', async () => {
    const page = await site.visitHydrated('/contact', {
      prepare: (opened) => opened.route('**/assets/search-*', (route) => route.abort()),
    })
    await page.context().setOffline(true)
    await searchLink(page).click()
    await expect(page.getByRole('alert')).toHaveText('You are offline')
    await page.context().setOffline(false)
    await expect(headingOf(page)).toBeVisible()
  })
})

test('axe finds nothing in the search over a page, with results and without', async () => {
  const page = await site.visitHydrated('/contact', { bypassCSP: true, reducedMotion: 'reduce' })
  await searchLink(page).click()
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
  for (const text of ['', 'accessibility', 'qqqq']) {
    await field(page).fill(text)
    if (text === 'accessibility') await expect(options(page).first()).toBeVisible()
    else await expect(options(page)).toHaveCount(0)
    const { violations }: AxeResults = await page.evaluate('axe.run("dialog")')
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  }
})

test('Among few colors one sees what is chosen and what was looked for', async () => {
  const page = await site.visitHydrated('/search?q=accessibility', { forcedColors: 'active' })
  await expect(options(page).first()).toBeVisible()
  await field(page).press('ArrowDown')
  const look = await options(page)
    .first()
    .evaluate((option) => {
      const mark = option.ownerDocument.querySelector('[role="option"] mark')
      return [getComputedStyle(option).outlineStyle, mark && getComputedStyle(mark).backgroundColor]
    })
  expect(look[0]).toBe('solid')
  expect(look[1]).not.toBe('rgba(0, 0, 0, 0)')
})
