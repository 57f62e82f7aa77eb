/** A page's data did not come. */
export class PageLoadError extends Error {
  override name = 'PageLoadError'
  /** Whether the visitor waits for it, or it was only fetched ahead. */
  awaited = false

  constructor(path: string, cause: unknown) {
    super(`The data of ${path} could not be loaded.`, { cause })
  }
}

/**
 * Raises the event that Vite raises for code that fails to load, and rethrows unless a listener prevents it:
 * https://vite.dev/guide/build#load-error-handling
 */
export function raisePreloadError(error: unknown): void {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
  window.dispatchEvent(event)
  if (!event.defaultPrevented) throw error
}

/**
 * Makes failures invisible: every page is also a file, and the address is already the new page's, so it is loaded
 * the plain way. That mends a lost connection, a page that is gone, and a deployment in the middle of a visit.
 */
export function recoverFromFailedLoads(): () => void {
  const recover = (event: Event & { payload?: unknown }) => {
    event.preventDefault()
    if (event.payload instanceof PageLoadError && event.payload.awaited) loadPlainly()
  }
  window.addEventListener('vite:preloadError', recover)
  return () => window.removeEventListener('vite:preloadError', recover)
}

/** Loads the address anew, from its top or its anchor: a reload would restore the earlier page's scroll position. */
function loadPlainly(): void {
  const { href } = window.location
  // If the two differed in nothing but the anchor, the browser would only scroll.
  history.replaceState(null, '', '?')
  window.location.replace(href)
}
