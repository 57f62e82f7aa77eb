import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Main, PageRenderer, SectionByType } from './PageRenderer'
import { placeOf, withTitle } from './page/route'
import type { Page, Section, Site } from './page/page.generated'
import { loadTypes } from './sections/registry'

export interface Shell {
  before: string
  after: string
}

/** The types of sections whose code is there. */
const loaded = new Set<string>()

/** How React marks each section: https://github.com/facebook/react/blob/main/packages/react-dom-bindings/src/server/ReactFizzConfigDOM.js */
const rendered = '<!--$-->'
/** A section that failed is left out, for the browser to try again. */
const leftToBrowser = '<!--$!-->'

/** Stands for a page's title where a shell is rendered for all pages of a place. */
const titleMark = '{page}'

const shells = new Map<string, Shell>()

/**
 * Loads the code of sections, to be awaited before pages that have them are rendered. All of it takes
 * 50 ms, a thirteenth of a build that makes one page.
 * @param types all, where none are named
 */
export async function load(types?: readonly string[]): Promise<void> {
  for (const type of await loadTypes(types)) loaded.add(type)
}

/**
 * The page's own part: `<main>` and what is in it.
 * @throws if a section cannot be rendered, or its code is not loaded
 */
export function renderMain(page: Page, site: Site): string {
  const missing = page.sections.find(({ type }) => !loaded.has(type))
  if (missing) throw new Error(`The code of section ${missing.type} is not loaded.`)
  const html = asHtml(<Main page={page} site={site} />)
  const failed = html.indexOf(leftToBrowser)
  const section = failed < 0 ? undefined : page.sections[html.slice(0, failed).split(rendered).length - 1]
  if (section) failAgain(section, page)
  // React puts hints for what it loads before the first element; the template has its own.
  return html.slice(html.indexOf('<main'))
}

/** React keeps to itself why a section failed, but where nothing is around it. */
function failAgain(section: Section, { path }: Page): void {
  try {
    renderToString(<SectionByType section={section} />)
  } catch (cause) {
    throw new Error(`Section ${section.type} of ${path} cannot be rendered: ${String(cause)}`, { cause })
  }
}

/**
 * What stands around `<main>`. Rendered once for each place: beyond that it depends on the page's title alone, which
 * stands in addresses.
 */
export function renderShell(page: Page, site: Site): Shell {
  const { active, own } = placeOf(page.path, site)
  const key = `${page.site} ${active} ${own}`
  const shell = shells.get(key) ?? shellOfPlace(key, page, site)
  // Of all signs that addresses keep, HTML writes only this one otherwise.
  const title = withTitle(titleMark, page.title).replaceAll("'", '&#x27;')
  const after = shell.after.replaceAll(withTitle(titleMark, titleMark), title)
  return after === shell.after ? shell : { ...shell, after }
}

function shellOfPlace(key: string, page: Page, site: Site): Shell {
  const html = withoutHead(asHtml(<PageRenderer page={{ ...page, title: titleMark, sections: [] }} site={site} />))
  const shell = {
    before: html.slice(0, html.indexOf('<main')),
    after: html.slice(html.indexOf('</main>') + '</main>'.length),
  }
  shells.set(key, shell)
  return shell
}

/** The page whole, as the browser renders it: what the parts have to add up to. */
export function renderWhole(page: Page, site: Site): string {
  return withoutHead(asHtml(<PageRenderer page={page} site={site} />))
}

/** Outside of a whole document React writes head tags first; the template has a place of its own for them. */
function withoutHead(html: string): string {
  return html.replace(/^(<(?:title>[^<]*<\/title|meta [^>]*|link [^>]*)>)+/, '')
}

/** React closes <img/> as XML has it, which HTML only puts up with. In words and attributes `>` is escaped, so nothing else has `/>`. */
function asHtml(element: ReactNode): string {
  return renderToString(element).replaceAll('/>', '>')
}
