import type { ReactNode } from 'react'
import styles from './Facts.module.css'

/** Facts below each other, each with its name. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** Nothing if it has no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    children && (
      <div className={styles.fact}>
        <dt>{name}</dt>
        <dd>{children}</dd>
      </div>
    )
  )
}
