import type { Page, Site } from '../page/page.generated'

/**
 * What comes over the line was made by our build and proved right there, but what answers may be somebody else's: a
 * proxy, or a host's error page. So only that is looked at by which the one is told from the other.
 */

/** What comes with the HTML: a page's data, or for a long page only the name of the shell's. */
export type FirstData = Page | Pick<Page, 'site'>

/** Whether this is what came with the HTML. */
export function isFirstData(data: unknown): data is FirstData {
  return has(data, 'site')
}

/** Whether this is a page. */
export function isPage(data: unknown): data is Page {
  return has(data, 'sections')
}

/** Whether these are pages, by their paths. */
export function arePages(data: unknown): data is Record<string, Page> {
  return Object.values(Object(data)).every(isPage)
}

/** Whether this is what stands around every page. */
export function isShell(data: unknown): data is Site {
  return has(data, 'navigation')
}

function has(data: unknown, field: string): boolean {
  // Of what is no object, this makes one without fields.
  return field in Object(data)
}
