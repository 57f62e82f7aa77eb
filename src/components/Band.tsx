import type { ReactNode } from 'react'
import styles from './Band.module.css'

interface BandProps {
  id: string
  tone: 'light' | 'deep'
  /** False for a part without a heading of its own. */
  labelled?: boolean
  /** True for a strip that sets its own distances. */
  flush?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A part of a page: full width, its content within the container. Without a heading it is no section of the text. */
export function Band({ id, tone, labelled = true, flush, className, children }: BandProps) {
  const Element = labelled ? 'section' : 'div'
  return (
    <Element
      id={id}
      className={styles.band}
      data-band={tone}
      data-flush={flush}
      aria-labelledby={labelled ? `${id}-heading` : undefined}
    >
      <div className={className ? `${styles.container} ${className}` : styles.container}>{children}</div>
    </Element>
  )
}
