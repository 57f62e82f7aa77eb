import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type BrowserContextOptions, type Page, type Route } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { photo } from '../../scripts/engine/check/example-pictures'
import { drawingAt } from '../../scripts/engine/graphics/drawings'
import { withGroupColors } from '../../scripts/engine/graphics/group-colors'
import { bundles } from '../../scripts/engine/render/bundles'
import { prerender } from '../../scripts/engine/render/prerender'
import { styledParts } from '../../scripts/engine/render/styled-parts'
import { changed } from '../../scripts/engine/render/style-sheets'
import { readTemplate } from '../../scripts/engine/render/template'
import { readSchemas, sectionTypes } from '../../scripts/engine/schema/schemas'
import { sectionAlone } from '../../scripts/live/gallery/examples'
import { shownExample } from '../../scripts/workshop/guide/sections'
import { chromiumArguments, findChromium } from '../../scripts/workshop/setup/chromium'
import type { Section } from '../../src/page/page.generated'
import { examples, resolveExample, siteDocument } from '../examples'

export const types = sectionTypes(readSchemas())

/** The art stays away unless asked for: it is tested where it is drawn, and its grain makes every screenshot heavy. */
const art: { [extension: string]: string } = { '.avif': 'image/avif' }
const served: { [extension: string]: string } = { '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' }

/**
 * Code is in whatever font a machine has for it: here it is in one of the site's, so that screenshots agree. What lies
 * over every page stays away: it would be in all of them.
 */
const onStage = '<style>:root { --font-code: var(--font-text) } #root > :is(header, aside) { display: none }</style>'
/** What the system or the build of a browser would have a say in: how letters are fitted to pixels, and their colors. */
const alike = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']

/** The page with the one example of a section type that the authors' guide shows. */
const guidePage = (type: string) => `${type} in the guide`

/** Every section type with all its examples below each other, as the build makes them, without script. */
class Stage {
  browser!: Browser
  #client = ''
  readonly #styles = new Map<string, string>()
  readonly #pages = new Map<string, string>()

  async prepare(program: string): Promise<void> {
    const made = await bundles()
    const colored = (css: string) => withGroupColors(css, siteDocument.groups)
    const bundle = { ...made, styleSheets: changed(made.styleSheets, colored) }
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
      const html = (shown: Section[]) => {
        const page = { ...first.page, sections: shown }
        const { address, css } = bundle.styleSheets(styledParts(page))
        this.#styles.set(address, css)
        return prerender(page, first.site, renderer, template).html
      }
      this.#pages.set(type, html(sections))
      const place = shownExample(type)
      this.#pages.set(guidePage(type), html(sections.slice(place, place + 1)))
    }
    // Where Chromium draws only a part anew, it rounds the pixels at the part's edge now up, now down.
    const args = [...chromiumArguments, ...alike, '--disable-partial-raster']
    this.browser = await chromium.launch({ executablePath: program, args })
  }

  /** Opens an empty tab: nothing moves in it. */
  async tab(options: BrowserContextOptions = {}): Promise<Page> {
    return this.browser.newPage({ reducedMotion: 'reduce', javaScriptEnabled: true, ...options })
  }

  /** Shows a section type. @param more what to add to the head */
  async show(tab: Page, type: string, more = '', files = served): Promise<void> {
    const made = this.#pages.get(type) ?? ''
    // The app would ask for it once the page is painted.
    const [paper = ''] = /<link [^>]*media="print">/.exec(made) ?? []
    const html = made.replace('</head>', `${onStage}${paper}${more}</head>`)
    await tab.unrouteAll()
    await tab.route('**/*', (route) => this.#serve(route, html, files))
    await tab.goto('http://example.test/', { waitUntil: 'load' })
    await tab.evaluate(() => document.fonts.ready.then(() => undefined))
    // A picture that is refused leaves its mark, on a busy machine after the page has loaded.
    await tab.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'))
    // Whatever is in sight: pictures of authors shall be in the screenshot.
    await tab.evaluate(async () => {
      const authored = [...document.images].filter(({ src }) => src.includes('/images/workshop'))
      for (const image of authored) image.loading = 'eager'
      // On a busy machine two screenshots may be alike before a picture is decoded.
      const there = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      await Promise.all([...new Set([...authored, ...there])].map((image) => image.decode()))
    })
  }

  /** Shows the example that the guide shows, by itself and with its art. */
  async showAlone(tab: Page, type: string): Promise<void> {
    await this.show(tab, guidePage(type), sectionAlone, { ...served, ...art })
  }

  /** A picture of an author: art where that is shown, else a plain one of the same size. */
  #servePicture(route: Route, pathname: string, files: typeof served): Promise<void> {
    const contentType = files['.avif']
    return contentType
      ? route.fulfill({ contentType, body: artFor(this.#client, pathname) })
      : route.fulfill({ contentType: 'image/png', body: photo })
  }

  #serve(route: Route, html: string, files: typeof served): Promise<void> {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
    const drawing = drawingAt(pathname)
    if (drawing) return route.fulfill({ contentType: 'image/svg+xml', body: drawing.svg })
    const styles = this.#styles.get(pathname)
    if (styles) return route.fulfill({ contentType: 'text/css', body: styles })
    if (pathname.startsWith('/images/workshop')) return this.#servePicture(route, pathname, files)
    const contentType = files[path.extname(pathname)]
    const file = path.join(this.#client, pathname)
    return contentType && existsSync(file) ? route.fulfill({ contentType, body: readFileSync(file) }) : route.abort()
  }
}

/**
 * A screenshot like the one before it: on a busy machine Chromium may still be stretching the last one to a new width, or
 * turning the wheel of a player until it has found that nothing is to be loaded yet.
 */
export async function atRest(take: () => Promise<Buffer>): Promise<Buffer> {
  let [before, seen] = [await take(), await take()]
  for (let more = 0; more < 8 && !seen.equals(before); more++) [before, seen] = [seen, await take()]
  return seen
}

/** The art that stands in for pictures of authors, where there is art: wide and tall. */
function artFor(client: string, address: string): Buffer {
  const ending = address.includes('tall') ? '-portrait.avif' : '-1280.avif'
  const [first = ''] = readdirSync(path.join(client, 'art'))
    .filter((name) => name.endsWith(ending))
    .sort()
  return readFileSync(path.join(client, 'art', first))
}

/** A stage for the tests of a file. @param find the browser: screenshots are kept with a whole one */
export function stage(find = findChromium): Stage {
  const made = new Stage()
  beforeAll(async () => made.prepare(await find()))
  afterAll(() => made.browser.close())
  return made
}
