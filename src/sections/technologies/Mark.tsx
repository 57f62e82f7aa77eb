import type { Technology } from '../../page/page.generated'
import styles from './Mark.module.css'

/** A product's mark, or its first letter where its maker gives none away. */
export function Mark({ name, mark }: Pick<Technology, 'name' | 'mark'>) {
  if (mark) {
    return (
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <path d={mark} />
      </svg>
    )
  }
  const [initial] = name
  return (
    <span className={styles.mark} aria-hidden="true">
      {initial}
    </span>
  )
}
