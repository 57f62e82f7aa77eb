const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const

/** The longest wait for an idle moment, in milliseconds. */
const longest = 2000

/**
 * Runs the work once: when the banner's picture is on screen and the browser has nothing else to do, or at the
 * visitor's first sign of life. On a slow line the app took its bytes from the picture, 560 ms in Lighthouse's model;
 * what waits has 1 kB.
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
  const drawn = () => requestAnimationFrame(() => requestAnimationFrame(next))
  const arrived = () => afterFirstPaint(drawn)
  if (!picture || picture.complete) return arrived()
  picture.addEventListener('load', arrived, { once: true })
  picture.addEventListener('error', arrived, { once: true })
}

/** Frames are drawn before they are shown: on a slow device two of them may be through before the first is on screen. */
function afterFirstPaint(next: () => void): void {
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    next()
  })
  observer.observe({ type: 'paint', buffered: true })
}

/** Runs the work when the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: longest })
  else setTimeout(run, 200)
}
