/**
 * What a visitor finds as soon as the page before is gone, whether the next one is here or still blank: no menu, and the
 * window at its top.
 */
export function leavePage(): void {
  // Browsers tell of a menu that has opened a moment later: the state may not know of it yet.
  for (const menu of document.querySelectorAll<HTMLElement>(openMenu)) menu.hidePopover()
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
}

/** What a visitor finds while the next page is on its way: the focus nowhere, as in a new document. */
export function waitBlank(): void {
  document.querySelector<HTMLElement>(':focus')?.blur()
}

/**
 * What a visitor finds once the page is here: the focus on its main heading, which is what makes screen readers say the
 * new page's name, and the window at the anchor of the address, if there is one.
 */
export function arriveAt(hash: string): void {
  scrollToPlace(hash)
  // Who opened a menu while the page was blank is choosing another one.
  if (document.querySelector(openMenu)) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

const openMenu = ':popover-open'

/** Brings the window to an anchor, if there is such a place. */
export function scrollToPlace(hash: string): void {
  placeOf(hash)?.scrollIntoView({ behavior: 'instant' })
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
 * Going back leads to the top as well, so the browser must not restore the old position; a reload still should, and so
 * should the way back from another site.
 */
export function keepScrollToOurselves(): () => void {
  const stay = () => {
    history.scrollRestoration = 'manual'
    if (!cameBackFromWithin()) return
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
    scrollToPlace(window.location.hash)
  }
  // Browsers keep a page that is left and show it again as it was.
  const stayAgain = ({ persisted }: PageTransitionEvent) => persisted && stay()
  const leave = () => (history.scrollRestoration = 'auto')
  stay()
  window.addEventListener('pageshow', stayAgain)
  window.addEventListener('pagehide', leave)
  window.navigation?.addEventListener('navigate', restoreWithin)
  return () => {
    window.removeEventListener('pageshow', stayAgain)
    window.removeEventListener('pagehide', leave)
    window.navigation?.removeEventListener('navigate', restoreWithin)
    leave()
  }
}

/** From an anchor back to where its link was: that is not gone, so the browser is asked to restore it after all. */
function restoreWithin(event: NavigateEvent): void {
  const { url, sameDocument } = event.destination
  const [from, to] = [window.location, new URL(url)]
  const isWithin = sameDocument && from.pathname === to.pathname && (from.hash || to.hash)
  if (isWithin && event.navigationType === 'traverse') event.intercept({ focusReset: 'manual' })
}

/**
 * Whether Back or Forward has led here from another page of this site. After a lost connection pages are in documents
 * of their own, and the browser has restored the old position before this runs.
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigationactivation-interface
 */
function cameBackFromWithin(): boolean {
  const { activation } = window.navigation ?? {}
  const before = activation?.navigationType === 'traverse' ? activation.from?.url : undefined
  return before ? new URL(before).pathname !== window.location.pathname : false
}
