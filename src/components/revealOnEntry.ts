import { observe } from 'react-intersection-observer'

const distance = 14

/** Sets an element back while it is still below the fold, and brings it in when it enters. Returns the way to stop. */
export function revealOnEntry(element: HTMLElement, index: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}

  const stopping = new AbortController()
  const stopNear = observe(
    element,
    (near, entry) => {
      if (!near) return
      stopNear()
      const belowFold = entry.boundingClientRect.top > innerHeight
      if (belowFold && !stopping.signal.aborted) void setBack(element, index, stopping)
    },
    { rootMargin: '0px 0px 100% 0px' },
  )
  stopping.signal.addEventListener('abort', stopNear)
  return () => stopping.abort()
}

async function setBack(element: HTMLElement, index: number, stopping: AbortController) {
  const { signal } = stopping
  const spring = await import('@react-spring/web').catch(() => undefined)
  if (!spring || signal.aborted || element.getBoundingClientRect().top < innerHeight) return

  const show = (progress: number) => {
    element.style.opacity = String(progress)
    element.style.translate = `0 ${distance * (1 - progress)}px`
    // For what a section lets grow with it, such as a line.
    element.style.setProperty('--shown', String(progress))
  }
  const progress = new spring.SpringValue(0, {
    config: { duration: 600, easing: spring.easings.easeOutCubic },
    onChange: ({ value }: { value: number }) => show(value),
    onRest: () => stopping.abort(),
  })
  const stopEntry = observe(element, (entered, { boundingClientRect }) => {
    if (!entered) return
    // Jumped to, by an anchor or by find-in-page, rather than scrolled to.
    if (boundingClientRect.top < innerHeight * 0.75) stopping.abort()
    else void progress.start({ to: 1, delay: 200 * Math.min(index, 2) })
  })

  const finish = () => stopping.abort()
  element.addEventListener('focusin', finish, { signal })
  addEventListener('beforeprint', finish, { signal })
  signal.addEventListener('abort', () => {
    stopEntry()
    progress.stop()
    element.removeAttribute('style')
  })
  show(0)
}
