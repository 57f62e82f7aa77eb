import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Main, PageRenderer } from './PageRenderer'
import { placeOf } from './page/route'
import type { Page, Site } from './page/page.generated'
import { loadAllSections } from './sections/registry'

export interface Shell {
  before: string
  after: string
}

await loadAllSections()

const shells = new Map<string, Shell>()

/** The page's own part: `<main>` and what is in it. */
export function renderMain(page: Page): string {
  const html = asHtml(<Main page={page} />)
  // React puts hints for what it loads before the first element; the template has its own.
  return html.slice(html.indexOf('<main'))
}

/** What stands around `<main>`. Rendered once for each place: it does not depend on the page beyond that. */
export function renderShell(page: Page, site: Site): Shell {
  const { active, own } = placeOf(page.path, site)
  const key = `${page.site} ${active} ${own}`
  const known = shells.get(key)
  if (known) return known
  const html = withoutHead(asHtml(<PageRenderer page={{ ...page, sections: [] }} site={site} />))
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
