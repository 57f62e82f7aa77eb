import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { contentSecurityPolicy } from '../../scripts/engine/publish/headers'
import { deep } from '../depth'
import { addLink } from './on-page'
import { siteAsItIs, test } from './site'
import { eventually, nextFrames, untilShown } from './waits'

const site = siteAsItIs()

/** Opens a page and notes whatever its console says, every violation and every request to elsewhere. */
async function listen(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(`console: ${message.text()}`),
  )
  // React reports what it had to mend in hydration as an uncaught error.
  page.on('pageerror', ({ message }) => complaints.push(`error: ${message}`))
  page.on('request', (request) => !request.url().startsWith(site.url) && complaints.push(`request: ${request.url()}`))
  await page.exposeFunction('noteViolation', (violation: string) => complaints.push(`violation: ${violation}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(window, 'noteViolation')(`${effectiveDirective} ${blockedURI}`),
    )
  })
  return complaints
}

async function open(path: string) {
  let complaints: string[] = []
  const page = await site.visitHydrated(path, { prepare: async (opened) => (complaints = await listen(opened)) })
  return { page, complaints }
}

/** Scrolls to the end by the wheel, so that everything that comes in has done so. */
async function readThrough(page: Page) {
  const atEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1)
  while (!(await atEnd())) {
    await page.mouse.wheel(0, 600)
    await nextFrames(page)
  }
  await eventually(() => page.evaluate(() => document.querySelectorAll('main [style*=":"]').length)).toBe(0)
}

/**
 * The main part of a page, parsed on an empty page, where nothing runs and nothing loads, without what hydration may
 * change: what Reveal styles, the time that only the browser knows, the results of a search in the address, and buttons that only a script can answer.
 */
async function comparable(parser: Page, html: string): Promise<string> {
  const main = await parser.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html').querySelector('main')
    for (const result of parsed?.querySelectorAll('search ~ *, [aria-label="Pass it on"]') ?? []) result.remove()
    return parsed?.innerHTML ?? ''
  }, html)
  return main.replace(/ style="[^"]*"/g, '').replace(/[^<>]* local time(?=<)/g, '')
}

test('Pages of every kind hydrate to the HTML it was served as, with nothing on the console, no violation and no request elsewhere', async () => {
  const failures: Record<string, string[]> = {}
  const left = site.varied()
  const parser = await site.visit('about:blank', { interactive: false })
  const readPages = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const before = await comparable(parser, await (await fetch(site.url + path)).text())
      const { page, complaints } = await open(path)
      const after = await comparable(parser, await page.content())
      if (after !== before) complaints.push(`hydration: ${after}`)
      await readThrough(page)
      if (complaints.length > 0) failures[path] = complaints
      await page.context().close()
    }
  }
  await Promise.all(Array.from({ length: 3 }, readPages))
  expect(failures).toEqual({})
})

test('A visit through pages of every kind stays silent', deep, async () => {
  const { page, complaints } = await open('/')
  const link = await addLink(page, { href: '/' })
  for (const path of [...site.varied().filter((other) => other !== '/'), '/']) {
    await link.evaluate((element, href) => element.setAttribute('href', href), path)
    await link.dispatchEvent('click')
    await untilShown(page, site.heading(path))
    await nextFrames(page)
  }
  expect(complaints).toEqual([])
})

test('The not-found page stays silent, but for its own status', async () => {
  const { page, complaints } = await open('/there-is-no-such-page')
  await readThrough(page)
  expect(complaints.filter((complaint) => !complaint.includes('status of 404'))).toEqual([])
})

test.describe('The HTML as served', () => {
  test('has the policy in its headers on every page', async () => {
    const policies = await Promise.all(
      site.paths.map(async (path) => (await fetch(site.url + path)).headers.get('content-security-policy')),
    )
    expect(new Set(policies)).toEqual(new Set([contentSecurityPolicy]))
  })

  for (const [name, pattern] of [
    ['inline style attribute', /<[^>]+\sstyle\s*=/],
    ['style element', /<style/],
    ['inline event handler', /<[a-z][^>]*\son[a-z]+\s*=/],
    ['inline script', /<script(?![^>]* src=)(?![^>]* type="application\/(?:ld\+)?json")/],
    [
      'address of another origin to load from',
      /<(?:script|img|source|iframe|video)[^>]* (?:src|srcset)="(?:https?:)?\/\//i,
    ],
  ] as const)
    test(`has no ${name} on any page`, async () => {
      const pages = await Promise.all(
        site.paths.map(async (path) => ({ path, html: await (await fetch(site.url + path)).text() })),
      )
      expect(
        pages
          .filter(({ html }) => pattern.test(html.replace(/(<script type="application[^>]*>)[^<]*/g, '$1')))
          .map(({ path }) => path),
      ).toEqual([])
    })
})

test.describe('These tests would notice', () => {
  test('a difference between the HTML and what the browser renders', async () => {
    let complaints: string[] = []
    const prepare = async (page: Page) => {
      complaints = await listen(page)
      await page.route(`${site.url}/contact`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({
          response,
          body: (await response.text()).replace(`>${site.heading('/contact')}</h1>`, '>Another heading</h1>'),
        })
      })
    }
    const page = await site.visit('/contact', { prepare })
    await untilShown(page, site.heading('/contact'))
    expect(complaints.join()).toContain('error: Minified React error #418')
  })

  test('a violation of the policy', async () => {
    const { page, complaints } = await open('/contact')
    await page.evaluate(() => document.querySelector('main')?.setAttribute('style', 'color: red'))
    await eventually(() => complaints.join()).toContain('violation: style-src')
  })
})
