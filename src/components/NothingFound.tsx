import type { ReactNode } from 'react'
import button from './Button.module.css'
import styles from './NothingFound.module.css'

interface NothingFoundProps {
  title: string
  children: ReactNode
  /** The button that brings all back; undefined where there is nothing to bring back. */
  clear?: { label: string; onClick: () => void } | undefined
}

/** What stands in a list's place where it is empty. */
export function NothingFound({ title, children, clear }: NothingFoundProps) {
  return (
    <div className={styles.empty}>
      <h3>{title}</h3>
      <p>{children}</p>
      {clear && (
        <button type="button" className={button.button} data-variant="quiet" onClick={clear.onClick}>
          {clear.label}
        </button>
      )}
    </div>
  )
}
