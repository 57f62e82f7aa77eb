import type { Browser, BrowserContext, CDPSession, Page, ViewportSize } from 'playwright/test'

/**
 * A window for one test after the other. To open one, and to load a page in it with nothing that the browser has kept,
 * takes twice the work of loading a page in one that is there.
 */
export class ReusedWindow {
  readonly #page: Page
  readonly #tools: CDPSession
  #isTaken = false

  private constructor(page: Page, tools: CDPSession) {
    this.#page = page
    this.#tools = tools
  }

  static async open(browser: Browser, baseURL: string): Promise<ReusedWindow> {
    const page = await browser.newPage({ baseURL })
    return new ReusedWindow(page, await page.context().newCDPSession(page))
  }

  /** The window, as if it were new; undefined where a test has it already. */
  async take(size: ViewportSize): Promise<Page | undefined> {
    if (this.#isTaken) return undefined
    this.#isTaken = true
    await this.#page.setViewportSize(size)
    return this.#page
  }

  isIn(context: BrowserContext): boolean {
    return this.#page.context() === context
  }

  /** Undoes what a test did to it. */
  async giveBack(): Promise<void> {
    if (!this.#isTaken) return
    this.#isTaken = false
    const page = this.#page
    page.removeAllListeners()
    await Promise.all(
      page
        .context()
        .pages()
        .map((other) => (other === page ? undefined : other.close())),
    )
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: null })
    await page.mouse.move(-1, -1)
    // A page of the same site: for any other the browser would begin a new process.
    await page.goto('/robots.txt')
    await this.#tools.send('Page.resetNavigationHistory')
  }
}
