import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { deep, onlyDeep } from '../depth'
import {
  card,
  cards,
  heading,
  hide,
  jobBoard,
  opened,
  region,
  searchBox,
  titles,
  view,
  withoutScript,
} from './job-board'
import { addLink, focused, holdBack, isSameDocument, markDocument } from './on-page'
import { test } from './site'
import { eventually, nextFrames, untilHydrated, untilServed, untilShown } from './waits'

const { site, openBoard } = jobBoard()

test.describe("The board's code", () => {
  const chunk = '**/assets/JobBoard-*.js'

  test('is not loaded by other pages', async () => {
    const loaded: string[] = []
    const page = await site.visit('/contact', {
      prepare: async (starting) => void starting.on('request', (request) => loaded.push(request.url())),
    })
    await untilServed(page)
    expect(loaded.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(0)
    expect(loaded.filter((address) => address.includes('JobBoard'))).toEqual([])
  })

  test('comes ahead with the data of a page that is pointed at', async () => {
    const page = await site.visit('/contact')
    const link = await addLink(page, { href: '/career' })
    const [response] = await Promise.all([page.waitForResponse(chunk), link.hover()])
    expect(response.status()).toBe(200)
  })

  test('is there before the page is shown, however slow it is', deep, async () => {
    const page = await site.visit('/contact')
    const release = await holdBack(page, chunk)
    await page.evaluate((name) => {
      const look = () => {
        const arrived = document.querySelector('main h1')?.textContent === name
        if (arrived && !document.querySelector('main article')) Object.assign(window, { hole: true })
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    }, heading)
    await (await addLink(page, { href: '/career' })).click()
    await eventually(() => page.getByRole('main').textContent()).toBe('')
    release()
    await untilShown(page, heading)
    await nextFrames(page)
    await expect(titles(page)).toHaveCount(12)
    expect(await page.evaluate(() => 'hole' in window)).toBe(false)
  })

  test('that does not come on the way to the page brings it by a full navigation', async () => {
    const page = await site.visit('/contact')
    // Browsers ask for it once or twice: for the hint to fetch it, and for itself.
    let navigates = false
    page.on('request', (request) => (navigates ||= request.isNavigationRequest()))
    await page.route(chunk, (route) => (navigates ? route.continue() : route.abort()))
    await markDocument(page)
    await (await addLink(page, { href: '/career?region=usa' })).dispatchEvent('click')
    await untilShown(page, heading)
    await untilHydrated(page)
    expect(await isSameDocument(page)).toBe(false)
    await expect(titles(page)).toHaveText(['CRM Executive', 'Graphic Designer-Intern'])
  })

  test('that never comes leaves jobs, details and links as they are without script', async () => {
    const page = await site.visit('/career', {
      interactive: false,
      prepare: (starting) => starting.route(chunk, (route) => route.abort()),
    })
    const failed = page.waitForEvent('requestfailed')
    await page.mouse.move(200, 200)
    await failed
    await nextFrames(page)
    await region(page, 'USA').check()
    await view(page, 'Graphic Designer-Intern').click()
    await expect(opened(page)).toHaveText(['Graphic Designer-Intern'])
    await page.getByRole('link', { name: 'Open this job on its own page' }).click()
    await untilShown(page, 'Graphic Designer-Intern')
  })
})

test.describe('Without script', () => {
  test('both regions stand there with their jobs, and there is nothing that does not work', async () => {
    const page = await site.visit('/career', withoutScript)
    await expect(cards(page)).toHaveCount(14)
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      '12 open jobs in India',
      '2 open jobs in the USA',
    ])
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })

  test('cards open and close, one at a time', async () => {
    const page = await site.visit('/career', withoutScript)
    await view(page, 'HR Executive').click()
    await view(page, 'Graphic Designer-Intern').click()
    await expect(opened(page)).toHaveText(['Graphic Designer-Intern'])
    await hide(page, 'Graphic Designer-Intern').click()
    await expect(opened(page)).toHaveText([])
  })
})

test('The keyboard alone is enough', async () => {
  const page = await openBoard()
  await region(page, 'India').focus()
  await page.keyboard.press('ArrowRight')
  await expect(region(page, 'USA')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('r')
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Remote')
  await page.keyboard.press('Tab')
  await page.keyboard.type('graphic')
  await expect(titles(page)).toHaveText(['Graphic Designer-Intern'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(opened(page)).toHaveText(['Graphic Designer-Intern'])
  await page.keyboard.press('Tab')
  await eventually(() => focused(page)).toBe('Apply Now (opens in a new tab)')
  await page.keyboard.press('Tab')
  await eventually(() => focused(page)).toBe('Open this job on its own page')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(opened(page)).toHaveText([])
})

for (const width of [390, ...onlyDeep(1440)])
  test.describe(`At ${width} pixels`, () => {
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    const viewport = { width, height: 800 }

    test('every control can be hit: at least 44 pixels high and wide', async () => {
      const page = await openBoard('/career', { viewport })
      await view(page, 'HR Executive').click()
      const targets = [
        region(page, 'India'),
        region(page, 'USA'),
        searchBox(page),
        page.getByRole('combobox', { name: 'Type' }),
        page.getByRole('button', { name: 'Copy link' }),
        hide(page, 'HR Executive').locator('..'),
        view(page, 'UI/UX Designer').locator('..'),
        page.getByRole('link', { name: 'Apply Now' }),
        page.getByRole('link', { name: 'Open this job on its own page' }),
      ]
      const sizes = await Promise.all(targets.map((target) => target.boundingBox()))
      expect(sizes.map((size) => Math.min(size?.width ?? 0, size?.height ?? 0) >= 44)).toEqual(targets.map(() => true))
    })

    for (const [name, act] of [
      ['with an open card', async (page: Page) => view(page, 'WordPress Developer', 'Internship').click()],
      ['with nothing found', async (page: Page) => searchBox(page).fill('pilot')],
    ] as const)
      test(`axe finds nothing ${name}, and nothing is cut off`, async () => {
        const page = await openBoard('/career', { viewport, bypassCSP: true, reducedMotion: 'reduce' })
        await act(page)
        await page.evaluate(axe)
        const { violations }: AxeResults = await page.evaluate('axe.run("main")')
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      })

    test('details are in one column or in two', deep, async () => {
      const page = await openBoard('/career', { viewport, reducedMotion: 'reduce' })
      await view(page, 'HR Executive').click()
      const [first, second] = await card(page, 'HR Executive').getByRole('heading', { level: 5 }).all()
      const [one, two] = [await first?.boundingBox(), await second?.boundingBox()]
      expect(one?.y === two?.y).toBe(width === 1440)
    })
  })
