/**
 * What a visitor finds after a path change: the page from its top, and the focus on its main heading, which is what
 * makes screen readers say the new page's name. An anchor in the address goes to its place instead.
 */
export function arriveAt(hash: string): void {
  window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  place?.scrollIntoView({ behavior: 'instant' })
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

/**
 * Going back leads to the top as well, so the browser must not restore the old position; a reload still should.
 */
export function keepScrollToOurselves(): () => void {
  const leave = () => (history.scrollRestoration = 'auto')
  history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', leave)
  return () => {
    window.removeEventListener('pagehide', leave)
    leave()
  }
}
