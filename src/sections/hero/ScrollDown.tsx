import type { MouseEvent } from 'react'
import styles from './ScrollDown.module.css'

/** What stays in sight of the banner, in pixels. */
const remainder = 100

/** An arrow to what follows the banner. Without script it is a plain link to there. */
export function ScrollDown({ next }: { next: string }) {
  return (
    <a href={`#${next}`} className={styles.arrow} onClick={scrollOn}>
      <span className="visually-hidden">Scroll down</span>
    </a>
  )
}

function scrollOn(event: MouseEvent) {
  // Asked for in another tab or window.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: innerHeight - remainder, behavior: still ? 'instant' : 'smooth' })
}
