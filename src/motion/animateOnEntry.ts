import { observe } from 'react-intersection-observer'

/** What is set back, and comes in when it is started. */
export interface Movement {
  start: () => void
  /** Ends it and leaves everything as it was before. */
  clear: () => void
}

/** Code that moves something. It comes with the library for it, so it is fetched. */
interface Animation<Moved> {
  /** @param finish is to be called once all is at rest */
  setBack: (element: Moved, finish: () => void) => Movement
}

/**
 * Sets an element back while it is still below the fold, and brings it in when it enters. The animation's code comes
 * only then. Who reaches the element in another way than scrolling finds it at rest.
 * @returns the way to stop
 */
export function animateOnEntry<Moved extends Element>(
  element: Moved,
  load: () => Promise<Animation<Moved>>,
): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}

  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const stopNear = observe(
    element,
    (near, entry) => {
      if (!near) return
      stopNear()
      const belowFold = entry.boundingClientRect.top > innerHeight
      if (belowFold && !stopping.signal.aborted) void prepare()
    },
    { rootMargin: '0px 0px 100% 0px' },
  )
  stopping.signal.addEventListener('abort', stopNear)
  return stop

  async function prepare() {
    const { signal } = stopping
    const animation = await load().catch(() => undefined)
    if (!animation || signal.aborted || element.getBoundingClientRect().top < innerHeight) return

    const movement = animation.setBack(element, stop)
    const stopEntry = observe(element, (entered, { boundingClientRect }) => {
      if (!entered) return
      // Jumped to, by an anchor or by find-in-page, rather than scrolled to.
      if (boundingClientRect.top < innerHeight * 0.75) stop()
      else movement.start()
    })
    element.addEventListener('focusin', stop, { signal })
    addEventListener('beforeprint', stop, { signal })
    signal.addEventListener('abort', () => {
      stopEntry()
      movement.clear()
    })
  }
}
