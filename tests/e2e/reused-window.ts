import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright/test'
import { nextFrames, untilHydrated } from './waits'

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
  /** What a test that only looks has before it, and how it came. */
  #looked?: { address: string; state: string }

  private constructor(page: Page, tools: CDPSession, options: BrowserContextOptions) {
    this.#page = page
    this.#tools = tools
    this.#options = options
    const addInitScript = page.addInitScript.bind(page)
    const context = page.context()
    const newCDPSession = context.newCDPSession.bind(context)
    const exposeFunction = page.exposeFunction.bind(page)
    page.addInitScript = async (script, arg, options) => this.#undoLater(await addInitScript(script, arg, options))
    context.newCDPSession = async (target) => {
      const session = await newCDPSession(target)
      // Who has let go of it already need not again.
      const letGo = () => session.detach().catch(() => {})
      this.#undoLater({ dispose: letGo, [Symbol.asyncDispose]: letGo })
      return session
    }
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
    if (this.#looked) await this.#clean()
    if (size) await this.#page.setViewportSize(size)
    return this.#page
  }

  /** The window with a page in it that is only looked at, loaded if the test before looked at another. */
  async look(address: string, size: { width: number; height: number }): Promise<Page | undefined> {
    if (this.#isTaken) return undefined
    if (this.#looked?.address !== address) {
      await this.take(size)
      await this.#page.goto(address)
      await untilHydrated(this.#page)
      this.#looked = { address, state: await stateOf(this.#page) }
      return this.#page
    }
    this.#isTaken = true
    await this.#page.setViewportSize(size)
    await nextFrames(this.#page)
    return this.#page
  }

  isIn(context: BrowserContext): boolean {
    return this.#page.context() === context
  }

  /** Undoes what a test did to it. @throws if a test that only looks has changed what it looked at */
  async giveBack(): Promise<void> {
    if (!this.#isTaken) return
    this.#isTaken = false
    if (!this.#looked) return this.#clean()
    const { address, state } = this.#looked
    const after = await stateOf(this.#page)
    if (after !== state) throw new Error(`The test only looks at ${address}, but left ${after} of ${state}`)
  }

  async #clean(): Promise<void> {
    this.#looked = undefined
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

/** What a look must not change. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify({
      address: location.href,
      scrolled: scrollY,
      focused: document.activeElement?.outerHTML.slice(0, 80),
      open: document.querySelectorAll(':popover-open, [open]').length,
    }),
  )
}
