import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { AxeResults } from 'axe-core'
import { chromium, type Browser, type Page as BrowserPage } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allIcons } from '../../scripts/engine/graphics/icons'
import { bundles, type Bundles, type Renderer } from '../../scripts/engine/render/bundles'
import { prerender } from '../../scripts/engine/render/prerender'
import { readTemplate, type Template } from '../../scripts/engine/render/template'
import { fieldsOf } from '../../scripts/engine/schema/fields'
import { styledParts } from '../../scripts/engine/render/styled-parts'
import { chromiumArguments, findQuickChromium } from '../../scripts/workshop/setup/chromium'
import { onlyDeep } from '../depth'
import { examples, resolveExample } from '../examples'
import { mistakesIn } from '../html'

let renderer: Renderer
let template: Template
let bundle: Bundles

beforeAll(async () => {
  bundle = await bundles()
  renderer = await bundle.renderer()
  template = readTemplate(bundle)
})

const resolved = examples.map(({ name, document }) => ({ name, ...resolveExample(document) }))
const documentOf = ({ page, site }: (typeof resolved)[number]) => prerender(page, site, renderer, template).html

describe.each(resolved)('The example $name', (example) => {
  test('names only icons that exist', () => {
    const icons = fieldsOf(example.document).flatMap(({ kind, value }) => (kind === 'icon' ? [String(value)] : []))
    expect(icons.filter((name) => !allIcons().has(name))).toEqual([])
  })

  test('is valid, accessible HTML', async () => {
    expect(await mistakesIn(documentOf(example))).toEqual([])
  })

  test('has no style attribute', () => {
    expect(documentOf(example)).not.toMatch(/<[^>]*\sstyle=/)
  })

  test('has one main heading, and its headings skip no level', () => {
    const main = renderer.renderMain(example.page, example.site)
    const levels = [...main.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([])
  })

  test('has no id twice', () => {
    const ids = [...documentOf(example).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  test('is the same to the byte in parts and whole', () => {
    const { page, site } = example
    const { before, after } = renderer.renderShell(page, site)
    expect(before + renderer.renderMain(page, site) + after).toBe(renderer.renderWhole(page, site))
  })
})

describe('In a browser', () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  const types: { [extension: string]: string } = {
    '.woff2': 'font/woff2',
    '.avif': 'image/avif',
    '.jpg': 'image/jpeg',
    '.svg': 'image/svg+xml',
  }
  let browser: Browser
  let tab: BrowserPage
  let html = ''
  let styles = ''
  const show = async (example: (typeof resolved)[number]) => {
    html = documentOf(example)
    styles = bundle.styleSheets(styledParts(example.page)).css
    await tab.goto('http://example.test/', { waitUntil: 'load' })
  }

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: await findQuickChromium(), args: chromiumArguments })
    // Contrast is measured at rest: nothing moves, and the page's own script stays away.
    tab = await browser.newPage({ reducedMotion: 'reduce' })
    await tab.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      const file = path.join(bundle.client, pathname)
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html })
      if (pathname.endsWith('.css')) return route.fulfill({ contentType: 'text/css', body: styles })
      const contentType = types[path.extname(file)]
      return contentType && existsSync(file) ? route.fulfill({ contentType, body: readFileSync(file) }) : route.abort()
    })
  })

  afterAll(() => browser.close())

  /** The last example of a type is the fullest. */
  const fullest = [...new Map(resolved.map((example) => [example.name.split(' ')[0], example])).values()]
  const others = resolved.filter((example) => !fullest.includes(example))

  describe.each([...fullest, ...onlyDeep(...others)])('the example $name', (example) => {
    beforeAll(async () => {
      await tab.setViewportSize({ width: 1280, height: 900 })
      await show(example)
    })

    test('has nothing that axe finds', async () => {
      await tab.evaluate(axe)
      const { violations, passes }: AxeResults = await tab.evaluate('axe.run()')
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      )
      expect(found).toEqual([])
      expect(passes.map(({ id }) => id)).toContain('color-contrast')
    })

    test('fits on the narrowest phone', async () => {
      await tab.setViewportSize({ width: 320, height: 640 })
      expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(320)
    })
  })

  test('the built styles are in force', async () => {
    const [first] = resolved
    if (first) await show(first)
    expect(await tab.evaluate('document.styleSheets[0].cssRules.length')).toBeGreaterThan(5)
    expect(await tab.evaluate('document.fonts.size')).toBeGreaterThan(0)
  })
})
