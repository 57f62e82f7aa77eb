import { useEffect, useRef } from 'react'
import { animateOnEntry } from '../motion/animateOnEntry'
import styles from './Illustration.module.css'

/** The parts every file has on its grid, from back to front. */
const parts = ['ground', 'first', 'second', 'third', 'light']

/**
 * The drawing stays in its file and takes the page's colors, and the state of its animation, as custom properties; the
 * page only says where its parts go. That costs 70 bytes of compressed HTML for a drawing of 1.8 kB that every page with
 * it shares: rendered into the page it had cost those 1.8 kB, and its code once more as script.
 * @param src the drawing's address
 */
export function Illustration({ src }: { src: string }) {
  const ref = useRef<SVGSVGElement>(null)
  useEffect(() => (ref.current ? animateOnEntry(ref.current, () => import('./settle')) : undefined), [])
  const part = (id: string) => <use key={id} href={`${src}#${id}`} />
  return (
    <div className={styles.illustration} aria-hidden="true">
      <svg className={styles.grid} viewBox="-280 -250 560 600">
        {part('grid')}
      </svg>
      <svg ref={ref} className={styles.drawing} viewBox="-280 -250 560 500">
        {parts.map(part)}
      </svg>
    </div>
  )
}
