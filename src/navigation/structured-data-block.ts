import type { Page, Site } from '../page/page.generated'

/** JSON that says nothing: what was said of the page before is wrong by now. */
const nothing = '{}'

/**
 * Renews what the document says to search engines beyond its words. The code for it, 1.3 kB, comes with the first change
 * of page: a visit often has none. In the pages' data it would be 0.3 kB each, 5 kB of what a visit fetches ahead.
 * @param page the page on screen; undefined while it is on its way
 * @returns the way to stop
 */
export function renewStructuredData(page: Page | undefined, site: Site): (() => void) | undefined {
  const text = document.querySelector('script[type="application/ld+json"]')?.firstChild
  if (!(text instanceof Text)) return undefined
  let current = true
  // Trusted types let nobody give a script text, be it data, or put in another one; the text node from the HTML may change.
  text.data = nothing
  if (page)
    void import('../page/structured-data')
      // It is lost: then nothing is said.
      .catch(() => undefined)
      .then((code) => {
        if (code && current) text.data = code.structuredDataText(page, site)
      })
  return () => (current = false)
}
