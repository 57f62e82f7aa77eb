import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright/test'

/**
 * A window for one test after the other. To open one, and to load a page in it with nothing that the browser has kept,
 * takes twice the work of loading a page in one that is there.
 */
export class ReusedWindow {
  readonly #page: Page
  readonly #tools: CDPSession
  readonly #options: BrowserContextOptions
  readonly #toUndo: Disposable[] = []
  #isTaken = false

  private constructor(page: Page, tools: CDPSession, options: BrowserContextOptions) {
    this.#page = page
    this.#tools = tools
    this.#options = options
    const addInitScript = page.addInitScript.bind(page)
    const exposeFunction = page.exposeFunction.bind(page)
    page.addInitScript = async (script, arg, options) => this.#undoLater(await addInitScript(script, arg, options))
    page.exposeFunction = async (name, callback) => this.#undoLater(await exposeFunction(name, callback))
  }

  static async open(browser: Browser, options: BrowserContextOptions): Promise<ReusedWindow> {
    const page = await browser.newPage(options)
    return new ReusedWindow(page, await page.context().newCDPSession(page), options)
  }

  #undoLater(done: Disposable): Disposable {
    this.#toUndo.push(done)
    return done
  }

  /** The window, as if it were new; undefined where a test has it already. */
  async take(size: BrowserContextOptions['viewport']): Promise<Page | undefined> {
    if (this.#isTaken) return undefined
    this.#isTaken = true
    if (size) await this.#page.setViewportSize(size)
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
    await Promise.all(this.#toUndo.splice(0).map((done) => done.dispose()))
    const { colorScheme = null, forcedColors = null, reducedMotion = null } = this.#options
    await page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion })
    await page.mouse.move(-1, -1)
    // A page of the same site: for any other the browser would begin a new process.
    await page.goto('/robots.txt')
    await this.#tools.send('Page.resetNavigationHistory')
  }
}
