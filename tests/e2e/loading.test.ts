import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'playwright/test'
import { deep } from '../depth'
import {
  addLink,
  headingOf,
  holdBackData,
  isSameDocument,
  markDocument,
  scrollTo,
  scrollTop,
  stopClock,
} from './on-page'
import { siteAsItIs, test } from './site'
import { eventually, nextFrames, untilInteractive, untilServed, untilShown } from './waits'

const site = siteAsItIs()

/** The home page after a click on a link to the contact page, whose data does not come; the clock stands still. */
async function waitingForContact() {
  const page = await site.visit('/', { clock: (clock) => clock.install() })
  const release = await holdBackData(page, '/contact')
  const link = await addLink(page, { href: '/contact' })
  await stopClock(page)
  await link.dispatchEvent('click')
  await eventually(() => page.url()).toBe(`${site.url}/contact`)
  await nextTask(page)
  return { page, release }
}

/** Lets React finish what it has begun, while the clock stands still. */
async function nextTask(page: Page) {
  await page.evaluate(async () => void (await fetch('/favicon.svg')))
}

test.describe('While data is on its way', () => {
  test('the old page stays for 99 ms', async () => {
    const { page } = await waitingForContact()
    await page.clock.runFor(99)
    await expect(headingOf(page)).toHaveText(site.heading('/'))
  })

  test('a blank page stands in after 100 ms', async () => {
    const { page } = await waitingForContact()
    await page.clock.runFor(100)
    await eventually(() => page.getByRole('main').textContent()).toBe('')
  })

  test('the navigation stays', deep, async () => {
    const { page } = await waitingForContact()
    await page.clock.runFor(100)
    await eventually(() => page.getByRole('main').textContent()).toBe('')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  test('the blank page fills the window with dark blue', deep, async () => {
    const { page } = await waitingForContact()
    await page.clock.runFor(100)
    await eventually(() => page.getByRole('main').textContent()).toBe('')
    const belowHeader = await page.screenshot({ clip: { x: 500, y: 200, width: 460, height: 440 } })
    const { channels, isOpaque } = await sharp(belowHeader).stats()
    const [red, green, blue] = channels.map(({ max }) => max)
    expect(isOpaque).toBe(true)
    expect({ red, green, blue }).toEqual({ red: 5, green: 11, blue: 29 })
  })

  test('the page arrives with the data, from its top and with the focus on its heading', async () => {
    const page = await site.visit('/')
    await scrollTo(page, 500)
    const release = await holdBackData(page, '/contact')
    await (await addLink(page, { href: '/contact' })).click()
    await eventually(() => page.getByRole('main').textContent()).toBe('')
    release()
    await untilShown(page, site.heading('/contact'))
    await expect(headingOf(page)).toBeFocused()
    expect(await scrollTop(page)).toBe(0)
  })

  test('a click elsewhere leads there, and the late data changes nothing', deep, async () => {
    const page = await site.visit('/')
    const release = await holdBackData(page, '/contact')
    await (await addLink(page, { href: '/contact' })).click()
    await eventually(() => page.url()).toBe(`${site.url}/contact`)
    await page.evaluate(() => document.querySelector('body > a')?.setAttribute('href', '/services'))
    await page.getByRole('link', { name: 'A link of the test' }).click()
    await untilShown(page, site.heading('/services'))
    const arrived = page.waitForResponse('**/contact.json')
    release()
    await (await arrived).finished()
    await nextFrames(page)
    await expect(headingOf(page)).toHaveText(site.heading('/services'))
  })
})

test('With data at hand the page is never blank', async () => {
  const page = await site.visit('/')
  const link = await addLink(page, { href: '/contact' })
  const [response] = await Promise.all([page.waitForResponse('**/contact.json'), link.hover()])
  await response.finished()
  await page.evaluate(() => {
    const look = () => document.querySelector('main h1') === null && Object.assign(window, { blank: true })
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  await link.click()
  await untilShown(page, site.heading('/contact'))
  expect(await page.evaluate(() => 'blank' in window)).toBe(false)
})

test('With data at hand the next page is there before another frame is drawn', async () => {
  const page = await site.visit('/')
  const link = await addLink(page, { href: '/contact' })
  const [response] = await Promise.all([page.waitForResponse('**/contact.json'), link.hover()])
  await response.finished()
  await nextFrames(page)
  const heading = await link.evaluate(async (element) => {
    if (element instanceof HTMLElement) element.click()
    await Promise.resolve()
    return document.querySelector('main h1')?.textContent
  })
  expect(heading).toBe(site.heading('/contact'))
})

/** How many sections a page has when its heading comes, and in the end. */
async function sectionsFrom(page: Page, href: string): Promise<{ atFirst: number; anchor: boolean }> {
  const link = await addLink(page, { href })
  const [response] = await Promise.all([page.waitForResponse('**/services/uiux.json'), link.hover()])
  await response.finished()
  await nextFrames(page)
  return link.evaluate(async (element) => {
    if (element instanceof HTMLElement) element.click()
    await Promise.resolve()
    const { hash } = new URL(window.location.href)
    return {
      atFirst: document.querySelectorAll('main > *').length,
      anchor: hash !== '' && document.querySelector(hash) !== null,
    }
  })
}

test.describe('The next page', () => {
  const count = () => site.data('/services/uiux').sections.length
  const shown = (page: Page) => page.locator('main > section, main > div[id]')

  test('comes with what a window shows, and the rest of it once that is painted', async () => {
    const page = await site.visitHydrated('/contact')
    const { atFirst } = await sectionsFrom(page, '/services/uiux')
    expect(atFirst).toBe(2)
    await expect(shown(page)).toHaveCount(count())
  })

  test('comes whole where a place on it is asked for', async () => {
    const page = await site.visitHydrated('/contact')
    const { id } = site.data('/services/uiux').sections.at(-1) ?? {}
    const { anchor } = await sectionsFrom(page, `/services/uiux#${id}`)
    expect(anchor).toBe(true)
    await expect(page.locator(`#${id}`)).toBeInViewport()
  })
})

test.describe('Hydration', { tag: '@browser' }, () => {
  /** A browser that is never idle until the test calls `idle`. */
  const neverIdle = (page: Page) =>
    page.addInitScript(() =>
      Object.assign(window, { requestIdleCallback: (work: () => void) => Object.assign(window, { idle: work }) }),
    )

  /** A browser that tells of nothing on screen until the test calls `show`. */
  const neverShown = (page: Page) =>
    page.addInitScript(() => {
      const { observe } = PerformanceObserver.prototype
      PerformanceObserver.prototype.observe = function (options) {
        if (options?.type === 'paint') Object.assign(window, { show: () => observe.call(this, options) })
        else observe.call(this, options)
      }
    })

  async function busyPage() {
    const page = await site.visit('/', { prepare: neverIdle, interactive: false })
    await eventually(() => page.evaluate(() => 'idle' in window)).toBe(true)
    return page
  }

  async function unseenPage(address = '/', asked: string[] = []) {
    const prepare = async (page: Page) => {
      page.on('request', (request) => asked.push(request.url()))
      await neverShown(page)
    }
    const page = await site.visit(address, { prepare, interactive: false })
    await eventually(() => page.evaluate(() => 'show' in window)).toBe(true)
    return page
  }

  test('waits while the browser is busy', async () => {
    const page = await busyPage()
    await untilServed(page)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
  })

  test('begins when the browser is idle', async () => {
    const page = await busyPage()
    await page.evaluate(() => Reflect.get(window, 'idle')())
    await untilInteractive(page)
  })

  test('begins with the first pointer event', async () => {
    const page = await busyPage()
    await page.mouse.move(200, 200)
    await untilInteractive(page)
  })

  test('begins with the first key', deep, async () => {
    const page = await busyPage()
    await page.keyboard.press('Shift')
    await untilInteractive(page)
  })

  test('waits until something is on screen, however many frames are drawn', deep, async () => {
    const page = await unseenPage()
    await untilServed(page)
    await nextFrames(page)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
  })

  test('leaves the line to what is seen first: styles, fonts, the picture and the drawing', async () => {
    const asked: string[] = []
    const page = await unseenPage('/services', asked)
    await untilServed(page)
    const files = asked
      .filter((url) => url.startsWith('http'))
      .map((url) => url.replace(/^.*\/|-[\w-]{8}(?=\.\w+$)/g, ''))
    expect(files.sort()).toEqual([
      'bricolage-grotesque.woff2',
      expect.stringMatching(/^city-company-\w+-1280\.avif$/),
      'hanken-grotesk.woff2',
      'index.js',
      'route.svg',
      'services',
      'styles.css',
    ])
  })

  test('is when the manifest is asked for', deep, async () => {
    const page = await site.visit('/')
    await expect(page.locator('head > link[rel="manifest"]')).toHaveAttribute('href', '/site.webmanifest')
  })

  test('begins when something is on screen', async () => {
    const page = await unseenPage()
    await page.evaluate(() => Reflect.get(window, 'show')())
    await untilInteractive(page)
  })

  test('begins once, however often it is asked for', deep, async () => {
    const page = await busyPage()
    const shells: string[] = []
    page.on('request', (request) => request.url().includes('/site-') && shells.push(request.url()))
    await page.mouse.move(200, 200)
    await page.keyboard.press('Shift')
    await page.evaluate(() => Reflect.get(window, 'idle')())
    await untilInteractive(page)
    expect(shells).toHaveLength(1)
  })
})

test.describe('A page too long for compression to see its text twice', () => {
  test('comes without its data', deep, async () => {
    const page = await site.visit('/career', { interactive: false })
    const { site: shell } = site.data('/career')
    await eventually(() => page.locator('#page-data').textContent()).toBe(JSON.stringify({ site: shell }))
  })

  test('fetches it once, and follows the script as any other', async () => {
    const asked: string[] = []
    const page = await site.visitHydrated('/career', {
      prepare: async (opened) =>
        void opened.on('request', (request) => request.url().endsWith('/career.json') && asked.push(request.url())),
    })
    await untilServed(page)
    expect(asked).toHaveLength(1)
  })
})

test('Pictograms are fetched when they come near', { tag: '@browser' }, async () => {
  const drawings: string[] = []
  const page = await site.visit('/services/productdesigning', {
    prepare: async (opened) => {
      await opened.setViewportSize({ width: 390, height: 800 })
      // The illustration stands in the first view.
      opened.on('request', (request) => /\/drawings\/(?!layers-)/.test(request.url()) && drawings.push(request.url()))
    },
  })
  await untilServed(page)
  expect(drawings).toEqual([])
  await page.locator('img[src^="/drawings/"]').first().scrollIntoViewIfNeeded()
  await eventually(() => drawings.length).toBeGreaterThan(0)
})

test('Before the script has arrived, links work', async () => {
  const page = await site.visit('/', { interactive: false, prepare: (opened) => opened.route('**/*.js', () => {}) })
  await markDocument(page)
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact', exact: true })
    .click({ noWaitAfter: true })
  await untilShown(page, site.heading('/contact'))
  expect(await isSameDocument(page)).toBe(false)
})

test('The app starts without making errors, for whose stacks browsers would read its file again', async () => {
  const page = await site.visitHydrated('/', {
    prepare: (opened) =>
      opened.addInitScript(() => {
        const made: string[] = []
        const told = <Made>(error: Made) => (made.push(String(error)), error)
        window.Error = new Proxy(Error, {
          apply: (target, self, words) => told(Reflect.apply(target, self, words)),
          construct: (target, words, self) => told(Reflect.construct(target, words, self)),
        })
        Object.assign(window, { made })
      }),
  })
  expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual([])
})
