import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { clickEach, scrollTop } from './on-page'
import type { TestSite } from './site'
import { eventually } from './waits'
import { Line } from './walk-line'
import { WalkHistory, type Entry } from './walk-history'
import { addressOf, hrefOf, LinksOfWalks, type Target } from './walk-links'
import type { Aside, Coming, Step } from './walk-steps'
import {
  clickAside,
  clickOffline,
  entryOf,
  giveNumber,
  isOnHeading,
  numberOfDocument,
  offBy,
  untilAllIsShown,
} from './walk-window'

/** What must be seen at the end of a step. What is left out depends on which comes first. */
interface Expected {
  document?: 'the same' | 'a new one' | 'its own again'
  /** So far down, or at an anchor. */
  scroll?: number | string | undefined
  /** Whether the heading has the focus, or has it only where no document was loaded. */
  isOnHeading?: boolean | 'in the same document'
}

/** A visitor, and what must be seen after each step. */
export class Visitor {
  readonly #page: Page
  readonly #links: LinksOfWalks
  readonly #history: WalkHistory
  readonly #line = new Line()
  /** How many entries there were before. */
  #before = 0
  /** The path of the page that was seen last: who comes back before it has gone finds it as it was. */
  #seen = ''
  /** Undefined once it was seen. */
  #expected: Expected | undefined = {}
  /** What the page's code threw, and nobody caught. */
  readonly errors: string[] = []

  constructor(page: Page, site: TestSite, pages: readonly string[]) {
    const path = pages[0] ?? '/'
    this.#page = page
    this.#links = new LinksOfWalks(site, pages)
    this.#history = new WalkHistory({ written: path, path, query: '', hash: '' })
  }

  async start(): Promise<void> {
    this.#page.on('pageerror', ({ message }) => this.errors.push(message))
    await this.#line.watch(this.#page)
    this.#before = (await entryOf(this.#page)) ?? 0
    await this.arrive()
  }

  async take(step: Step): Promise<void> {
    const isWaited = !('waits' in step)
    if (isWaited) await this.arrive()
    this.#history.here.top = this.#expected ? undefined : await scrollTop(this.#page)
    if (step.does === 'click') await this.#click(this.#links.target(step.link, this.#history.here.path), step.data)
    else if (step.does === 'click twice') await this.#clickTwice(step)
    else if (step.does === 'click offline')
      await this.#clickOffline(this.#links.other(step.link, [this.#history.here.path]))
    else if (step.does === 'click aside')
      await this.#clickAside(this.#links.target(step.link, this.#history.here.path), step.how)
    else if (step.does === 'back') await this.#go(-1)
    else if (step.does === 'forward') await this.#go(1)
    else if (step.does === 'scroll') await this.#page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    else await this.#reload()
    if (isWaited || step.waits) await this.arrive()
  }

  async #click(target: Target, data: Coming): Promise<void> {
    if (target.written === this.#history.here.path) return this.#clickOnOwn(target)
    this.#line.setComing(target.written, data)
    await clickEach(this.#page, [hrefOf(target)])
    const isLoaded = target.written !== target.path || this.#links.isGone(target.path) || data === 'fails'
    this.#leadTo(target, isLoaded ? undefined : 'the same')
    this.#history.push({ ...target, document: isLoaded ? undefined : this.#history.here.document })
    // Whether a page that does not come is loaded the plain way is decided only once it has not come.
    if (isLoaded) await this.arrive()
  }

  /** Clicks on a link to the page that one is on: to all of it, to a place on it, or with another query. */
  async #clickOnOwn(target: Target): Promise<void> {
    await this.arrive()
    const here = this.#history.here
    here.top = await scrollTop(this.#page)
    const wasOnHeading = await isOnHeading(this.#page)
    await clickEach(this.#page, [hrefOf(target)])
    const place = this.#links.placeOf(target)
    const asks = target.query !== here.query
    const isHere = addressOf(target) === addressOf(here) // Chromium reloads it.
    if (!asks && target.hash === '')
      this.#expected = { document: isHere ? 'its own again' : 'a new one', scroll: 0, isOnHeading: false }
    else {
      const stays = asks && this.#links.followsQuery(target.path) ? undefined : here.top
      // The browser leads the focus to a place, too.
      const isStill = wasOnHeading && (asks || place === undefined)
      this.#expected = { document: 'the same', scroll: place ?? stays, isOnHeading: isStill }
    }
    const entry = { ...target, document: here.document }
    if (isHere) this.#history.replace(entry)
    else this.#history.push(entry)
    await this.arrive()
  }

  async #clickTwice({ first, data, then, pause }: Extract<Step, { does: 'click twice' }>): Promise<void> {
    const one = this.#links.target(first, this.#history.here.path)
    const isOwn = one.written === this.#history.here.path && this.#history.here.query === ''
    const two = then === 'back' ? undefined : this.#links.other(then, [this.#history.here.path, one.path])
    // Both are the browser's own business, and so is which of them wins.
    if (isOwn && !two) return
    this.#line.setComing(one.written, data)
    this.#line.areDocumentsLate = true
    await clickEach(this.#page, [one.written, two ? two.written : 'back'], pause)
    if (!isOwn) this.#history.push(one)
    if (two) this.#leadTo(two)
    else this.#expected = { document: 'the same' }
    if (two) this.#history.push(two)
    else this.#history.go(-1)
  }

  async #clickOffline(target: Target): Promise<void> {
    await clickOffline(this.#page, addressOf(target), this.#links.heading(target.path))
    this.#leadTo(target)
    this.#history.push(target)
  }

  async #clickAside(target: Target, how: Aside): Promise<void> {
    await clickAside(this.#page, hrefOf(target), how)
    this.#expected = { document: 'the same', scroll: this.#history.here.top }
  }

  async #go(by: number): Promise<void> {
    const from = this.#history.here
    if (!this.#history.go(by)) return
    const to = this.#history.here
    await this.#page.evaluate((steps) => void setTimeout(() => history.go(steps)), by)
    await eventually(() => entryOf(this.#page)).toBe(this.#before + this.#history.at)
    const document = this.#documentOf(to, from)
    if (to.path !== from.path) this.#leadTo(to, document)
    else {
      const asks = to.query !== from.query && document === 'the same'
      const { top } = asks && from.hash + to.hash === '' ? from : to
      this.#expected = { document, scroll: asks && this.#links.followsQuery(to.path) ? undefined : top }
    }
    if (document !== 'the same') await this.arrive()
  }

  /** Which document Back and Forward lead to. */
  #documentOf(to: Entry, from: Entry): Expected['document'] {
    // Of a page that is not there no data comes to the document, if it did not begin with it.
    if (to.document === undefined || this.#links.isGone(to.path)) return undefined
    return to.document === from.document ? 'the same' : 'its own again'
  }

  async #reload(): Promise<void> {
    await this.#page.reload()
    this.#expected = { document: 'its own again', scroll: this.#history.here.top, isOnHeading: false }
  }

  /** Expects the visitor to be led to another page. */
  #leadTo(target: Target, document?: Expected['document']): void {
    const place = this.#links.placeOf(target)
    const isStillThere = this.#expected !== undefined && target.path === this.#seen
    this.#expected = isStillThere ? { document } : { document, scroll: place ?? 0, isOnHeading: 'in the same document' }
  }

  /** Waits for the page that must come, and looks whether all of it is as it must be. */
  async arrive(): Promise<void> {
    if (!this.#expected) return
    const { path } = this.#history.here
    const address = addressOf(this.#history.here)
    const shown = {
      address,
      entry: this.#before + this.#history.at,
      heading: this.#links.heading(path),
      title: this.#links.title(path),
    }
    await untilAllIsShown(this.#page, shown, this.#links.idsOf(path))
    const { document, scroll, isOnHeading: onHeading } = this.#expected
    const number = await numberOfDocument(this.#page)
    const isSame = number !== undefined
    if (document) expect(isSame, `the same document at ${address}`).toBe(document === 'the same')
    if (isSame) this.#history.here.document = number
    else await giveNumber(this.#page, this.#history.seeDocument(document === 'its own again'))
    await expect
      .poll(() => offBy(this.#page, scroll), { message: `off ${scroll} at ${address}`, intervals: [20] })
      .toBe(0)
    const isLed = onHeading === 'in the same document' ? isSame : onHeading
    if (isLed !== undefined) expect(await isOnHeading(this.#page), `on the heading at ${address}`).toBe(isLed)
    this.#seen = path
    this.#expected = undefined
    this.#line.forget()
  }
}
