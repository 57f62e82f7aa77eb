import type { ReactNode } from 'react'
import styles from './Terms.module.css'

/** Short facts by name. */
export function Terms({ children }: { children: ReactNode }) {
  return <dl className={styles.terms}>{children}</dl>
}

/** One of them; nothing if it has no value. */
export function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    children && (
      <div className={styles.term}>
        <dt>{name}</dt>
        <dd>{children}</dd>
      </div>
    )
  )
}
