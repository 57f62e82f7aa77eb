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

/**
 * Follows links without loading a new document. One listener serves every link, so that links are plain anchors
 * that work before and without script.
 * @param navigate called with the address of another page on this site, or of this one with another query
 */
export function followLinks(navigate: (address: string) => void): () => void {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event)
    const modified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const path = link && !modified && !event.defaultPrevented ? pathWithin(link) : undefined
    if (!link || path === undefined) return
    // Another place on the same page is the browser's own business.
    if (path === window.location.pathname && link.search === window.location.search) return
    event.preventDefault()
    navigate(path + link.search + link.hash)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}
