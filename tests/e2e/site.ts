import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  chromium,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Clock,
  type LaunchOptions,
  type Page,
} from 'playwright/test'
import { chromiumArguments, findQuickChromium } from '../../scripts/workshop/setup/chromium'
import type { Page as PageData } from '../../src/page/page.generated'
import { fileOf } from '../../src/page/route'
import { stopClock } from './on-page'
import { ReusedWindow } from './reused-window'
import { ServedSite } from './served-site'
import { untilHydrated, untilInteractive, untilStyled, watchRequests } from './waits'

const usualSize = { width: 1024, height: 640 }

interface Visit extends BrowserContextOptions {
  /** Sets the page's clock, which nothing can undo in a window. */
  clock?: (clock: Clock) => Promise<void>
  /** Set before the first script runs, for page.route and init scripts. */
  prepare?: (page: Page) => Promise<unknown>
  /** Whether to wait until the page is interactive; true if left out. */
  interactive?: boolean
}

type Look = Omit<BrowserContextOptions, 'viewport'> & { viewport?: { width: number; height: number } }

/** Sites by what is special about them: each is built and served once for all files of a worker that change nothing. */
class SharedSites {
  readonly #sites = new Map<string, ServedSite>()

  async get(name: string, prepare: (site: ServedSite) => void): Promise<ServedSite> {
    const known = this.#sites.get(name)
    if (known) return known
    const site = new ServedSite('pages-json')
    this.#sites.set(name, site)
    prepare(site)
    await site.start()
    return site
  }

  stop(): void {
    for (const site of this.#sites.values()) site.stop()
  }
}

export const test = base.extend<object, { sharedSites: SharedSites }>({
  sharedSites: [
    async ({}, use) => {
      const sites = new SharedSites()
      await use(sites)
      sites.stop()
    },
    { scope: 'worker' },
  ],
})

/** A site that is served, and a browser to visit it with. */
export class TestSite {
  #served?: ServedSite
  #browser?: Browser
  /** By what is special about them. */
  readonly #windows = new Map<string, ReusedWindow>()

  start(served: ServedSite, browser: Browser): void {
    this.#served = served
    this.#browser = browser
  }

  /** Closes what a test has opened. */
  async tidy(): Promise<void> {
    const windows = [...this.#windows.values()]
    const contexts =
      this.#browser?.contexts().filter((context) => !windows.some((window) => window.isIn(context))) ?? []
    await Promise.all([...windows.map((window) => window.giveBack()), ...contexts.map(closeWindow)])
  }

  get #site(): ServedSite {
    if (!this.#served) throw new Error('The site has not started')
    return this.#served
  }

  get url(): string {
    return this.#site.url
  }

  /** Every page's address. */
  get paths(): readonly string[] {
    return this.#site.paths
  }

  /** Old addresses, and the pages they lead to. */
  get aliases(): ServedSite['aliases'] {
    return this.#site.aliases
  }

  /** The documents; only a site of a file's own may be changed. */
  get pages(): string {
    return this.#site.pages
  }

  get out(): string {
    return this.#site.out
  }

  build(): Promise<void> {
    return this.#site.build()
  }

  /** Opens an address in a window that no other test has a part in. */
  async visit(address: string, { prepare, clock, interactive = true, ...options }: Visit = {}): Promise<Page> {
    const page = await (clock ? this.#openNew(options) : this.#open(options))
    watchRequests(page)
    await clock?.(page.clock)
    await prepare?.(page)
    await page.goto(address, { waitUntil: interactive ? 'load' : 'domcontentloaded' })
    await (interactive ? untilInteractive(page) : untilStyled(page))
    return page
  }

  /** Opens an address for a test that only looks: it may be shown since the test before, and must be left as it is. */
  async look(address: string, { viewport, ...special }: Look = {}): Promise<Page> {
    const window = await this.#reused(special)
    return (await window.look(address, viewport ?? usualSize)) ?? this.visitHydrated(address, { viewport, ...special })
  }

  /** A window as it is reused, if no other of its kind is open in this test. */
  async #open({ viewport = usualSize, ...special }: BrowserContextOptions): Promise<Page> {
    const window = await this.#reused(special)
    return (await window.take(viewport)) ?? this.#openNew({ viewport, ...special })
  }

  async #reused(special: BrowserContextOptions): Promise<ReusedWindow> {
    const kind = JSON.stringify(special)
    const known = this.#windows.get(kind)
    if (known) return known
    const window = await ReusedWindow.open(this.#startedBrowser, { baseURL: this.url, ...special })
    this.#windows.set(kind, window)
    return window
  }

  #openNew(options: BrowserContextOptions): Promise<Page> {
    return this.#startedBrowser.newPage({ baseURL: this.url, viewport: usualSize, ...options })
  }

  get #startedBrowser(): Browser {
    if (!this.#browser) throw new Error('The site has not started')
    return this.#browser
  }

  /** The same, and waits until every part of the page follows the script. */
  async visitHydrated(address: string, options: Visit = {}): Promise<Page> {
    const page = await this.visit(address, options)
    await untilHydrated(page)
    return page
  }

  /** The same with the page's clock standing still. */
  async visitStill(address: string): Promise<Page> {
    const page = await this.visitHydrated(address, { clock: (clock) => clock.install() })
    await stopClock(page)
    return page
  }

  /** A page's data, as the build wrote it. */
  data(address: string): PageData {
    return JSON.parse(readFileSync(path.join(this.out, fileOf(address, 'json')), 'utf8'))
  }

  /** A few pages that together have every kind of page, every section and every banner: what is made of the same parts behaves alike. */
  varied(): string[] {
    const pages = this.paths.map((address) => {
      const { kind, sections } = this.data(address)
      const parts = sections.map((section) => (section.type === 'hero' ? `hero ${section.height}` : section.type))
      return { address, parts: new Set([kind, ...parts]) }
    })
    const seen = new Set<string>()
    return pages
      .toSorted((a, b) => b.parts.size - a.parts.size)
      .filter(({ parts }) => {
        const isFresh = [...parts].some((part) => !seen.has(part))
        for (const part of parts) seen.add(part)
        return isFresh
      })
      .map(({ address }) => address)
  }

  heading(address: string): string {
    const hero = this.data(address).sections.find((section) => section.type === 'hero')
    if (!hero) throw new Error(`${address} has no hero`)
    return hero.heading
  }
}

/** Gives a file's tests a site that other files visit, too: none of them changes it. */
export function sharedSite(name: string, prepare: (site: ServedSite) => void = () => {}): TestSite {
  const site = new TestSite()
  test.beforeAll(async ({ browser, sharedSites }) => site.start(await sharedSites.get(name, prepare), browser))
  test.afterEach(() => site.tidy())
  return site
}

/** The site as it is. */
export function siteAsItIs(): TestSite {
  return sharedSite('as it is')
}

/**
 * Gives a file's tests a site of their own.
 * @param prepare makes its documents others
 */
export function ownSite(prepare: (site: ServedSite) => void = () => {}, documents = 'pages-json'): TestSite {
  const site = new TestSite()
  let own: ServedSite | undefined
  test.beforeAll(async ({ browser }) => {
    own = new ServedSite(documents)
    prepare(own)
    await own.start()
    site.start(own, browser)
  })
  test.afterEach(() => site.tidy())
  test.afterAll(() => own?.stop())
  return site
}

/** Closes a window. What a test still had to answer by then is nobody's mistake. */
export async function closeWindow(context: BrowserContext): Promise<void> {
  const ignore = { behavior: 'ignoreErrors' } as const
  await Promise.all([context.unrouteAll(ignore), ...context.pages().map((page) => page.unrouteAll(ignore))])
  await context.close()
}

export async function launch(options?: LaunchOptions): Promise<Browser> {
  return chromium.launch({ executablePath: await findQuickChromium(), args: chromiumArguments, ...options })
}
