const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const

/** The longest wait for an idle moment, in milliseconds. */
const longest = 2000

/** Runs the work once: when the browser has nothing else to do, or at the visitor's first sign of life. */
export function whenIdleOrTouched(work: () => void): void {
  let done = false
  const run = () => {
    if (done) return
    done = true
    for (const sign of signs) window.removeEventListener(sign, run)
    work()
  }
  const once = { once: true, passive: true }
  for (const sign of signs) window.addEventListener(sign, run, once)
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longest })
  else setTimeout(run, 200)
}
