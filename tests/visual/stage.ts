import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page, type Route } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { drawingAt } from '../../scripts/content/drawings'
import { readSchemas, sectionTypes } from '../../scripts/content/schemas'
import { bundles } from '../../scripts/output/bundles'
import { prerender } from '../../scripts/output/prerender'
import { readTemplate } from '../../scripts/output/template'
import { chromiumArguments, findChromium } from '../../scripts/setup/chromium'
import { examples, resolveExample } from '../examples'

export const types = sectionTypes(readSchemas())

/** The art stays away: it is tested where it is drawn, and its grain would make every screenshot heavy. */
const served: { [extension: string]: string } = { '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

/** Every section type with all its examples below each other, as the build makes them, without script. */
class Stage {
  browser!: Browser
  #client = ''
  readonly #pages = new Map<string, string>()

  async prepare(): Promise<void> {
    const bundle = await bundles()
    this.#client = bundle.client
    const renderer = await bundle.renderer()
    const template = readTemplate(bundle)
    for (const type of types) {
      const all = examples
        .filter(({ name }) => name.startsWith(`${type} `))
        .map(({ document }) => resolveExample(document))
      const [first] = all
      if (!first) throw new Error(`${type} has no examples.`)
      const sections = all.flatMap(({ page }) => page.sections.filter((section) => section.type === type))
      this.#pages.set(type, prerender({ ...first.page, sections }, first.site, renderer, template).html)
    }
    this.browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  }

  /** Opens an empty tab: nothing moves in it. */
  async tab(options: BrowserContextOptions = {}): Promise<Page> {
    return this.browser.newPage({ reducedMotion: 'reduce', javaScriptEnabled: true, ...options })
  }

  /** Shows a section type. @param more what to add to the head */
  async show(tab: Page, type: string, more = ''): Promise<void> {
    const html = (this.#pages.get(type) ?? '').replace('</head>', `${more}</head>`)
    await tab.unrouteAll()
    await tab.route('**/*', (route) => this.#serve(route, html))
    await tab.goto('http://example.test/', { waitUntil: 'load' })
    await tab.evaluate(() => document.fonts.ready.then(() => undefined))
  }

  #serve(route: Route, html: string): Promise<void> {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    const drawing = drawingAt(pathname)
    if (drawing) return route.fulfill({ contentType: 'image/svg+xml', body: drawing.svg })
    const contentType = served[path.extname(pathname)]
    const file = path.join(this.#client, pathname)
    return contentType && existsSync(file) ? route.fulfill({ contentType, body: readFileSync(file) }) : route.abort()
  }
}

/** A stage for the tests of a file. */
export function stage(): Stage {
  const made = new Stage()
  beforeAll(() => made.prepare())
  afterAll(() => made.browser.close())
  return made
}
