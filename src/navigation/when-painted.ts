const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const

/** The longest wait for an idle moment, in milliseconds. */
const longest = 2000

/**
 * Runs the work once: when the banner's picture is on screen and the browser has nothing else to do, or at the
 * visitor's first sign of life. On a slow line the app would otherwise take its bytes from the picture.
 */
export function whenPaintedOrTouched(work: () => void): void {
  let done = false
  const run = () => {
    if (done) return
    done = true
    for (const sign of signs) window.removeEventListener(sign, run)
    work()
  }
  for (const sign of signs) window.addEventListener(sign, run, { once: true, passive: true })
  afterPaint(() => whenIdle(run))
}

function afterPaint(next: () => void): void {
  const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')
  // The first frame is drawn with the picture, the second comes after it.
  const painted = () => requestAnimationFrame(() => requestAnimationFrame(next))
  if (!picture || picture.complete) return void painted()
  picture.addEventListener('load', painted, { once: true })
  picture.addEventListener('error', painted, { once: true })
}

/** Runs the work when the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longest })
  else setTimeout(run, 200)
}
