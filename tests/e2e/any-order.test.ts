import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { fileOf } from '../../src/page/route'
import { many, seed } from '../depth'
import { wordsOf } from '../html'
import { focused, isSameDocument, markDocument, scrollTop } from './on-page'
import { siteAsItIs, test } from './site'
import { eventually, nextFrames } from './waits'

const site = siteAsItIs()

interface Click {
  does: 'click'
  to: number
  data: 'quick' | 'late' | 'fails'
  waits: boolean
}

/** What a visitor does, and whether the page it leads to is waited for. */
type Step = Click | { does: 'back' | 'forward'; waits: boolean } | { does: 'scroll' | 'reload' }

const step: Arbitrary<Step> = oneof(
  {
    weight: 4,
    arbitrary: record({
      does: constant('click' as const),
      to: nat(100),
      data: constantFrom('quick' as const, 'late' as const, 'fails' as const),
      waits: boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: record({ does: constantFrom('back' as const, 'forward' as const), waits: boolean() }),
  },
  { weight: 2, arbitrary: record({ does: constantFrom('scroll' as const, 'reload' as const) }) },
)

/** Longer than the page before stays (src/navigation/Navigation.tsx), in milliseconds. */
const late = 250

/** An entry of the browser's history, and the document that it was made in: a lost connection leads to a new one. */
interface Entry {
  address: string
  document: number
}

/** A visitor, and what must be seen after each step. */
class Visitor {
  #entries: Entry[]
  #at = 0
  #documents = 1
  /** The page that was seen last: who comes back before it has gone finds it as it was. */
  #seen?: string
  /** Whether a link, Back or Forward led to a page within the document, which the visitor is brought to then. */
  #isLed = false
  readonly #data = new Map<string, 'late' | 'fails'>()
  /** What the page's code threw, and nobody caught. */
  readonly errors: string[] = []

  constructor(
    readonly page: Page,
    readonly addresses: readonly string[],
  ) {
    this.#entries = [{ address: addresses[0] ?? '/', document: 1 }]
  }

  async start(): Promise<void> {
    this.page.on('pageerror', ({ message }) => this.errors.push(message))
    await this.page.route('**/*.json', async (route) => {
      const file = new URL(route.request().url()).pathname
      const how = this.#data.get(file)
      this.#data.delete(file)
      if (how) await new Promise((resolve) => setTimeout(resolve, late))
      await (how === 'fails' ? route.abort() : route.continue()).catch(() => {})
    })
    await this.arrive()
  }

  get #here(): Entry {
    return this.#entries[this.#at] ?? { address: '/', document: 1 }
  }

  async take(step: Step): Promise<void> {
    if (step.does === 'click') await this.#click(step)
    else if (step.does === 'back') await this.#go(-1, step.waits)
    else if (step.does === 'forward') await this.#go(1, step.waits)
    else await this.#stay(step.does)
  }

  async #click({ to, data, waits }: Click): Promise<void> {
    // A link to the page that is shown loads it anew.
    const others = this.addresses.filter((address) => address !== this.#here.address)
    const address = others[to % others.length] ?? '/'
    if (data !== 'quick') this.#data.set(`/${fileOf(address, 'json')}`, data)
    await this.page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'A link of the test' })
      document.body.append(link)
      link.click()
      link.remove()
    }, address)
    this.#isLed = true
    this.#entries = [...this.#entries.slice(0, this.#at + 1), { address, document: this.#here.document }]
    this.#at++
    // Whether a page that does not come is loaded the plain way is decided only once it has not come.
    if (data === 'fails') await this.#arriveAnew()
    else if (waits) await this.arrive()
  }

  /** The same, where the page may be in a document of its own by then. */
  async #arriveAnew(): Promise<void> {
    await this.#untilShown()
    if (!(await isSameDocument(this.page))) {
      this.#here.document = ++this.#documents
      this.#isLed = false
    }
    await this.arrive()
  }

  async #go(by: number, waits: boolean): Promise<void> {
    const to = this.#entries[this.#at + by]
    if (!to) return
    const isLoaded = to.document !== this.#here.document
    if (isLoaded) await this.arrive()
    if (isLoaded) await this.page.evaluate((steps) => void setTimeout(() => history.go(steps)), by)
    else await this.page.evaluate(goInDocument, by)
    this.#isLed = !isLoaded
    this.#at += by
    if (waits || isLoaded) await this.arrive()
  }

  async #stay(does: 'scroll' | 'reload'): Promise<void> {
    await this.arrive()
    if (does === 'scroll') return this.page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const top = await scrollTop(this.page)
    await this.page.reload()
    await this.arrive()
    await eventually(() => scrollTop(this.page)).toBe(top)
  }

  /** Waits for the page that must come, and looks whether all of it is as it must be. */
  async arrive(): Promise<void> {
    await this.#untilShown()
    const { address } = this.#here
    if (this.#seen !== address) {
      expect(await scrollTop(this.page), `scrolled at ${address}`).toBe(0)
      if (this.#isLed) expect(await focused(this.page), `focused at ${address}`).toBe(site.heading(address))
    }
    this.#seen = address
    this.#isLed = false
    await markDocument(this.page)
    // What was here already was not asked for.
    this.#data.clear()
  }

  async #untilShown(): Promise<void> {
    const { address } = this.#here
    const found = () =>
      this.page
        .evaluate((ids) => {
          const heading = document.querySelector('main h1')
          return {
            address: location.pathname + location.search + location.hash,
            missing: ids.filter((id) => !document.getElementById(id)),
            heading: heading?.textContent,
            title: document.title,
            // Only React's own marks tell in a page that was come back to.
            interactive: Object.keys(heading ?? {}).some((key) => key.startsWith('__reactProps')),
          }
        }, idsOf(address))
        .catch(() => undefined)
    const wanted = { address, missing: [], heading: site.heading(address), title: titleOf(address), interactive: true }
    await expect.poll(found, { intervals: [20], timeout: 30_000 }).toEqual(wanted)
    await nextFrames(this.page)
    expect(await found()).toEqual(wanted)
  }
}

/** The places of all sections: those below may come after the first. */
function idsOf(address: string): string[] {
  return site.data(address).sections.flatMap(({ id }) => id ?? [])
}

function titleOf(address: string): string {
  const html = readFileSync(path.join(site.out, fileOf(address, 'html')), 'utf8')
  return wordsOf(/<title>([^<]*)/.exec(html)?.[1] ?? '')
}

/** Goes back or forward, and ends once the browser is there: which of two steps comes first must not be left to chance. */
function goInDocument(steps: number): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
    history.go(steps)
  })
}

test('Whatever a visitor does in whatever order, the page of the address is shown, whole, from its top, and has the focus', async () => {
  test.setTimeout(7_200_000)
  const addresses = site.varied()
  await assert(
    asyncProperty(array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const page = await site.visit(addresses[0] ?? '/')
      const visitor = new Visitor(page, addresses)
      await visitor.start()
      for (const next of steps) await visitor.take(next)
      await visitor.arrive()
      expect(visitor.errors).toEqual([])
      await site.tidy()
    }),
    { numRuns: many({ each: 3, deep: 200 }), seed, endOnFailure: true },
  )
})
