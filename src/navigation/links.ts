/** What is noted of a link that somebody followed: what it is called, and the path of the page it is on. */
export interface LinkNote {
  words: string
  from: string
}

/** The path a link leads to within the site; undefined for every link the browser should follow by itself. */
export function pathWithin(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, target } = link
  if (origin !== window.location.origin || (target && target !== '_self') || link.hasAttribute('download'))
    return undefined
  // Files such as /feed.xml are not pages.
  return pathname.split('/').at(-1)?.includes('.') ? undefined : pathname
}

/** The link an event happened on, if any. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  return target instanceof Element ? (target.closest<HTMLAnchorElement>('a[href]') ?? undefined) : undefined
}

/** What a link is called: its label, or else its words and those of its pictures. */
export function wordsOf(link: Node): string {
  if (link instanceof Text) return link.data
  if (!(link instanceof Element) || link.ariaHidden === 'true') return ''
  if (link instanceof HTMLImageElement) return link.alt
  return link.ariaLabel ?? [...link.childNodes].map(wordsOf).join('')
}

/** Whether the browser loads a document: it would be put over a page that another link leads to meanwhile. */
let isLeaving = false

/** Leaves the next links to the browser as well, as it loads a document. */
export function leaveToBrowser(): void {
  isLeaving = true
}

/** Browsers keep a page that is left and show it again as it was. */
function stayAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) isLeaving = false
}

/**
 * Follows links without loading a new document. One listener serves every link, so that links are plain anchors
 * that work before and without script.
 * @param navigate called with the address of another page on this site, or of this one with another query, and what is
 * to be noted of the link
 * @param isComing whether the page of the present address is still on its way
 */
export function followLinks(navigate: (address: string, note: LinkNote) => void, isComing: boolean): () => void {
  isLeaving = false
  const follow = (event: MouseEvent) => {
    const link = linkOf(event)
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const path = link && !modified && !isLeaving && !event.defaultPrevented ? pathWithin(link) : undefined
    if (!link || path === undefined) return
    const isHere = path === window.location.pathname && link.search === window.location.search
    // Another place on the same page is the browser's own business, and so is to load it anew.
    if (isHere && link.hash) return
    if (isHere && !isComing && !isDouble(event)) return leaveToBrowser()
    event.preventDefault()
    // What is on its way need not be asked for again, and a double click means the link that was there at first.
    if (!isHere && !isDouble(event))
      navigate(path + link.search + link.hash, { words: wordsOf(link).trim(), from: window.location.pathname })
  }
  document.addEventListener('click', follow)
  window.addEventListener('pageshow', stayAgain)
  return () => {
    document.removeEventListener('click', follow)
    window.removeEventListener('pageshow', stayAgain)
  }
}

function isDouble({ detail }: MouseEvent): boolean {
  return detail > 1
}
