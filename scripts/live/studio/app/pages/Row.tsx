import { useId, type ReactNode } from 'react'
import styles from './Row.module.css'

interface RowProps {
  label: string
  help?: string
  /** Why what stands in the field was refused. */
  refused?: string | undefined
  /** @param described the ids of what is said of the field */
  children: (id: string, described: string) => ReactNode
}

/** A field of a form about a page: its label, what helps to fill it, and why it was refused. */
export function Row({ label, help, refused, children }: RowProps) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {children(id, [help && `${id}-help`, `${id}-refused`].filter(Boolean).join(' '))}
      <p id={`${id}-refused`} role="alert" className={styles.refused}>
        {refused}
      </p>
    </div>
  )
}
