import type { Page, Route } from 'playwright'
import { expect } from 'playwright/test'
import { deep, onlyDeep } from '../depth'
import { addLink, headingOf, isSameDocument, markDocument, scrollTo, scrollTop } from './on-page'
import { siteAsItIs, test } from './site'
import { eventually, nextFrames, untilHydrated, untilInteractive, untilServed, untilShown } from './waits'

const site = siteAsItIs()

type Failure = readonly [name: string, fail: (route: Route) => Promise<void>]

const answer =
  (contentType: string, body: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, contentType, body })
const answerData = (changes: object) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify({ ...site.data('/contact'), ...changes }) })

const failures: readonly Failure[] = [
  ['a lost connection', (route) => route.abort()],
  ['HTML in place of data', answer('text/html', '<h1>Please log in</h1>')],
  ["another deployment's data", answerData({ site: 'another' })],
  ...onlyDeep<Failure>(
    ['a server error', answer('application/json', '{}', 500)],
    ['a page that is gone', answer('text/html', '<h1>Not found</h1>', 404)],
    ['broken data', answer('application/json', '{"title": "Con')],
    ["data that is no page's", answerData({ sections: undefined })],
  ),
]

interface Raised {
  cancelable: boolean
  isError: boolean
  name: string
  message: string
}

/** Visits the home page and notes each preload error there is. */
async function visitHome(fail: (route: Route) => Promise<void>) {
  const raised: Raised[] = []
  const errors: string[] = []
  const page = await site.visit('/', {
    prepare: async (opened) => {
      opened.on('pageerror', ({ message }) => errors.push(message))
      await opened.exposeFunction('note', (event: Raised) => raised.push(event))
      await opened.addInitScript(() => {
        window.addEventListener('vite:preloadError', (event) => {
          const { cancelable, payload } = event
          Reflect.get(
            window,
            'note',
          )({ cancelable, isError: payload instanceof Error, name: payload.name, message: payload.message })
        })
      })
      await opened.route('**/contact.json', fail)
    },
  })
  return { page, raised, errors }
}

for (const [name, fail] of failures)
  test.describe(`After ${name}`, () => {
    test('the visitor arrives by a full navigation, and a cancelable preload error carries the error', async () => {
      const { page, raised, errors } = await visitHome(fail)
      await markDocument(page)
      await (await addLink(page, { href: '/contact' })).click()
      await untilShown(page, site.heading('/contact'))
      await untilInteractive(page)
      expect(await isSameDocument(page)).toBe(false)
      const error = { isError: true, name: 'PageLoadError', message: 'The data of /contact could not be loaded.' }
      expect(raised, 'the preload error').toContainEqual({ cancelable: true, ...error })
      expect(errors, 'what is thrown').toEqual([])
    })
  })

test.describe('The full navigation', () => {
  const lost = (route: Route) => route.abort()

  test('shows the page from its top, wherever the earlier one was', async () => {
    const { page } = await visitHome(lost)
    await scrollTo(page, 600)
    await (await addLink(page, { href: '/contact' })).click()
    await untilShown(page, site.heading('/contact'))
    await untilInteractive(page)
    await nextFrames(page)
    expect(await scrollTop(page)).toBe(0)
  })

  test('ends at the anchor of the link', deep, async () => {
    const { page } = await visitHome(lost)
    await scrollTo(page, 600)
    const anchor = site.data('/contact').sections.at(2)?.id ?? ''
    await (await addLink(page, { href: `/contact#${anchor}` })).click()
    await untilShown(page, site.heading('/contact'))
    await untilInteractive(page)
    await eventually(() =>
      page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top, anchor),
    ).toBeLessThan(200)
  })

  test('keeps the earlier page for Back', deep, async () => {
    const { page } = await visitHome(lost)
    await (await addLink(page, { href: '/contact' })).click()
    await untilShown(page, site.heading('/contact'))
    await page.goBack()
    await untilShown(page, site.heading('/'))
  })

  test('lets Back and Forward lead to the top, although they load documents then', deep, async () => {
    const { page } = await visitHome(lost)
    await (await addLink(page, { href: '/contact' })).click()
    await untilShown(page, site.heading('/contact'))
    await page.goBack()
    await untilHydrated(page)
    await scrollTo(page, 600)
    await page.goForward()
    await untilShown(page, site.heading('/contact'))
    await untilHydrated(page)
    await page.goBack()
    await untilShown(page, site.heading('/'))
    await untilHydrated(page)
    await nextFrames(page)
    expect(await scrollTop(page)).toBe(0)
  })

  test('does not happen for a page that was only fetched ahead', deep, async () => {
    const { page, raised } = await visitHome(lost)
    await markDocument(page)
    await (await addLink(page, { href: '/contact' })).hover()
    await eventually(() => raised.length).toBeGreaterThan(0)
    await nextFrames(page)
    expect(await isSameDocument(page)).toBe(true)
    await expect(headingOf(page)).toHaveText(site.heading('/'))
  })

  test('is not needed once the data comes after all', async () => {
    let attempts = 0
    const { page, raised } = await visitHome((route) => (attempts++ === 0 ? route.abort() : route.continue()))
    await markDocument(page)
    const link = await addLink(page, { href: '/contact' })
    await link.focus()
    await eventually(() => raised.length).toBe(1)
    await link.press('Enter')
    await untilShown(page, site.heading('/contact'))
    expect(await isSameDocument(page)).toBe(true)
  })
})

/** The chunks that are loaded when something is about to be animated, without those that every page needs. */
async function loseChunks(page: Page) {
  await page.route('**/assets/motion-*.js', (route) => route.abort())
}

test('A chunk that fails to load leaves the page whole and its links working', async () => {
  const errors: string[] = []
  const lost: string[] = []
  const page = await site.visit('/', {
    prepare: async (opened) => {
      opened.on('pageerror', ({ message }) => errors.push(message))
      opened.on('requestfailed', (request) => lost.push(request.url()))
      await loseChunks(opened)
    },
  })
  await markDocument(page)
  await scrollTo(page, 300)
  await eventually(() => lost.length).toBeGreaterThan(0)
  await scrollTo(page, 1500)
  const hidden = () =>
    [...document.querySelectorAll('main *')].filter((element) => getComputedStyle(element).opacity !== '1').length
  expect(await page.evaluate(hidden)).toBe(0)
  await (await addLink(page, { href: '/contact' })).click()
  await untilShown(page, site.heading('/contact'))
  expect(await isSameDocument(page)).toBe(true)
  expect(errors).toEqual([])
})

for (const { what, address } of [
  { what: 'header and footer', address: '**/site-*.json' },
  { what: 'a long page itself', address: '**/career.json' },
])
  test(`Where the data of ${what} fails to come, the page stands there and its links work`, async () => {
    const errors: string[] = []
    const page = await site.visit('/career', {
      interactive: false,
      prepare: async (opened) => {
        opened.on('pageerror', ({ message }) => errors.push(message))
        await opened.route(address, (route) => route.abort())
      },
    })
    await untilServed(page)
    await expect(headingOf(page)).toHaveText(site.heading('/career'))
    await (await addLink(page, { href: '/contact' })).click()
    await untilShown(page, site.heading('/contact'))
    expect(errors).toEqual([])
  })
