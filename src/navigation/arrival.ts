/**
 * What a visitor finds after a path change: no menu, the page from its top, and the focus on its main heading, which is
 * what makes screen readers say the new page's name. An anchor in the address goes to its place instead.
 */
export function arriveAt(hash: string): void {
  // Browsers tell of a menu that has opened a moment later: the state may not know of it yet.
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover()
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  placeOf(hash)?.scrollIntoView({ behavior: 'instant' })
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // Addresses are typed by people: #100% cannot be decoded, and is no place.
    return null
  }
}

/**
 * Going back leads to the top as well, so the browser must not restore the old position; a reload still should.
 */
export function keepScrollToOurselves(): () => void {
  const stay = () => (history.scrollRestoration = 'manual')
  const leave = () => (history.scrollRestoration = 'auto')
  stay()
  // Browsers keep a page that is left and show it again as it was.
  window.addEventListener('pageshow', stay)
  window.addEventListener('pagehide', leave)
  return () => {
    window.removeEventListener('pageshow', stay)
    window.removeEventListener('pagehide', leave)
    leave()
  }
}
