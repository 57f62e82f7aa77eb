import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
  type Request,
  type Response,
} from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { readContent } from '../../scripts/engine/check/content'
import { buildSite } from '../../scripts/engine/publish/build-site'
import { redirectTable } from '../../scripts/engine/publish/redirects'
import { serve } from '../../scripts/engine/publish/serve'
import type { Site } from '../../scripts/engine/schema/document.generated'
import { chromiumArguments, findChromium } from '../../scripts/workshop/setup/chromium'
import type { Page as PageData } from '../../src/page/page.generated'
import { fileOf } from '../../src/page/route'

const date = '2026-11-20'

interface Visit extends BrowserContextOptions {
  /** Set before the first script runs, for page.route and init scripts. */
  prepare?: (page: Page) => Promise<unknown>
  /** Whether to wait until the page is interactive; true if left out. */
  interactive?: boolean
}

/** A site, built into a folder of its own and served as production does, and a browser to visit it with. */
export class TestSite {
  url = ''
  /** Every page's address. */
  paths: string[] = []
  /** A copy of the documents, to change at will. */
  readonly pages: string
  readonly out: string
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  #server?: Server
  #browser?: Browser

  /** @param documents those of the site, which are copied */
  constructor(documents: string) {
    this.pages = path.join(this.#folder, 'pages')
    this.out = path.join(this.#folder, 'out')
    cpSync(documents, this.pages, { recursive: true })
    // What is fetched ahead only because the browser is idle would disturb tests of everything else.
    changeSite(this.pages, (site) => ({ ...site, preload: [] }))
  }

  async start(): Promise<void> {
    this.#browser = await launch()
    await this.build()
    const { index } = readContent({ pages: this.pages, date })
    this.paths = index.pages.map((page) => page.path).filter((address) => address !== '/404')
    this.#server = await serve(this.out, redirectTable(index), 0)
    const address = this.#server.address()
    if (typeof address === 'object' && address) this.url = `http://localhost:${address.port}`
  }

  async build(): Promise<void> {
    const { problems } = await buildSite({ pages: this.pages, out: this.out, date, force: false })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  }

  /** Opens an address in a window of its own. */
  async visit(address: string, { prepare, interactive = true, ...options }: Visit = {}): Promise<Page> {
    if (!this.#browser) throw new Error('The site has not started')
    const context = await this.#browser.newContext({
      baseURL: this.url,
      viewport: { width: 1024, height: 640 },
      ...options,
    })
    const page = await context.newPage()
    watchRequests(page)
    await prepare?.(page)
    await page.goto(address, { waitUntil: interactive ? 'load' : 'domcontentloaded' })
    await (interactive ? untilInteractive(page) : untilStyled(page))
    return page
  }

  /** The same, and waits until every part of the page follows the script. */
  async visitHydrated(address: string, options: Visit = {}): Promise<Page> {
    const page = await this.visit(address, options)
    await untilHydrated(page)
    return page
  }

  /** The same with the page's clock standing still. */
  async visitStill(address: string): Promise<Page> {
    const page = await this.visitHydrated(address, { prepare: (starting) => starting.clock.install() })
    await stopClock(page)
    return page
  }

  /** A page's data, as the build wrote it. */
  data(address: string): PageData {
    return JSON.parse(readFileSync(path.join(this.out, fileOf(address, 'json')), 'utf8'))
  }

  /** A few pages that together have every kind of page, every section and every banner: what is made of the same parts behaves alike. */
  varied(): string[] {
    const seen = new Set<string>()
    return this.paths.filter((address) => {
      const { kind, sections } = this.data(address)
      const parts = sections.map((section) => (section.type === 'hero' ? `hero ${section.height}` : section.type))
      const fresh = [kind, ...parts].filter((part) => !seen.has(part))
      for (const part of fresh) seen.add(part)
      return fresh.length > 0
    })
  }

  heading(address: string): string {
    const hero = this.data(address).sections.find((section) => section.type === 'hero')
    if (!hero) throw new Error(`${address} has no hero`)
    return hero.heading
  }

  async closeWindows(): Promise<void> {
    await Promise.all(this.#browser?.contexts().map(closeWindow) ?? [])
  }

  async stop(): Promise<void> {
    await this.#browser?.close()
    this.#server?.closeAllConnections()
    this.#server?.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Closes a window. What a test still had to answer by then is nobody's mistake. */
export async function closeWindow(context: BrowserContext): Promise<void> {
  const ignore = { behavior: 'ignoreErrors' } as const
  await Promise.all([context.unrouteAll(ignore), ...context.pages().map((page) => page.unrouteAll(ignore))])
  await context.close()
}

/** Starts the site before a file's tests, closes the windows after each, and stops it at the end. */
export function testSite(prepare?: (site: TestSite) => void, documents = 'pages-json'): TestSite {
  const site = new TestSite(documents)
  beforeAll(() => {
    prepare?.(site)
    return site.start()
  })
  afterEach(() => site.closeWindows())
  afterAll(() => site.stop())
  return site
}

/** Changes the site's identity in a copy of the documents. */
export function changeSite(pages: string, change: (site: Site) => Site): void {
  const file = path.join(pages, '_site.json')
  const site: Site = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(change(site), null, 2))
}

export async function launch(options?: LaunchOptions): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: chromiumArguments, ...options })
}

/** Waits for a fact to come true. page.waitForFunction would need the eval that the site's policy forbids. */
export function eventually<Fact>(look: () => Fact | Promise<Fact>) {
  return expect.poll(look, { timeout: 30_000, interval: 20 })
}

/** Waits until the page looks as it shall: a document is complete before its style sheet is here. */
export async function untilStyled(page: Page): Promise<void> {
  const waiting = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')].filter(
      ({ sheet }) => sheet === null,
    ).length
  await eventually(() => page.evaluate(waiting)).toBe(0)
}

/** Waits until the page handles its links itself, which is when it takes scrolling into its own hands. */
export async function untilInteractive(page: Page): Promise<void> {
  await eventually(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
}

/** Waits until React has taken over every element: the one thing only its own marks tell. */
export async function untilHydrated(page: Page): Promise<void> {
  await untilInteractive(page)
  const untouched = () =>
    [...document.querySelectorAll('main *')].filter(
      (element) => !Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ).length
  await eventually(() => page.evaluate(untouched)).toBe(0)
}

/** What each window has asked for and not got yet. */
const pending = new WeakMap<Page, Set<Request>>()

function watchRequests(page: Page): void {
  const asked = new Set<Request>()
  pending.set(page, asked)
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
}

/** Waits until the page has all it asks for by itself: what comes may ask for more. */
export async function untilServed(page: Page): Promise<void> {
  const asked = pending.get(page)
  if (!asked) throw new Error('Only windows of a test site can be waited for')
  for (const _ of ['what the page asks for', 'what that asks for']) {
    await nextFrames(page)
    await eventually(() => asked.size).toBe(0)
  }
}

/** Marks the document, so that `isSameDocument` can tell whether another was loaded since. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window)
}

/** Adds a link that is in sight wherever the page is scrolled to, so that no test depends on the links in texts. */
export async function addLink(page: Page, attributes: Record<string, string>) {
  await page.evaluate((given) => {
    const link = Object.assign(document.createElement('a'), { textContent: 'A link of the test' })
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value)
    Object.assign(link.style, { position: 'fixed', top: '50%', left: '0', zIndex: '9', background: 'white' })
    document.body.append(link)
  }, attributes)
  return page.getByRole('link', { name: 'A link of the test' })
}

export function headingOf(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** Waits until the page at an address is shown. */
export async function untilShown(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
}

export function isPageData(response: { url: () => string } | Response): boolean {
  const { pathname } = new URL(response.url())
  return pathname.endsWith('.json') && !pathname.startsWith('/site-')
}

/** Holds files back until the returned function is called. */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, (route) => released.then(() => route.continue()))
  return release
}

/** Stops a page's clock, which must be installed: from then on time passes as the test says. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

/** What screen readers were told last. */
export function toldTo(page: Page): Promise<string | null> {
  return page.getByRole('status').textContent()
}

/** Lets two frames pass: whatever reacts to the last change has had its turn. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Scrolls by the wheel, as a visitor does, and waits until the page has moved. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.mouse.wheel(0, top - (await scrollTop(page)))
  await eventually(() => scrollTop(page)).toBe(top)
}
