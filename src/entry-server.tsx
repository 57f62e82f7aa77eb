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
  const html = renderToString(<Main page={page} />)
  // React puts hints for what it loads before the first element; the template has its own.
  return html.slice(html.indexOf('<main'))
}

/** What stands around `<main>`. Rendered once for each place: it does not depend on the page beyond that. */
export function renderShell(page: Page, site: Site): Shell {
  const { active, own } = placeOf(page.path, site)
  const key = `${page.site} ${active} ${own}`
  const known = shells.get(key)
  if (known) return known
  const html = withoutHead(renderToString(<PageRenderer page={{ ...page, sections: [] }} site={site} />))
  const shell = {
    before: html.slice(0, html.indexOf('<main')),
    after: html.slice(html.indexOf('</main>') + '</main>'.length),
  }
  shells.set(key, shell)
  return shell
}

/** The page whole, as the browser renders it: what the parts have to add up to. */
export function renderWhole(page: Page, site: Site): string {
  return withoutHead(renderToString(<PageRenderer page={page} site={site} />))
}

/** Outside of a whole document React writes head tags first; the template has a place of its own for them. */
function withoutHead(html: string): string {
  return html.replace(/^(<(?:title>[^<]*<\/title|meta [^>]*\/|link [^>]*\/)>)+/, '')
}
