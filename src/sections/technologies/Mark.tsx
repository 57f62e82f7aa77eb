import type { Technology } from '../../page/page.generated'
import styles from './Mark.module.css'

/** A product's mark, or its first letter where its maker gives none away. */
export function Mark({ name, mark }: Pick<Technology, 'name' | 'mark'>) {
  if (mark) return <img src={mark} alt="" width={24} height={24} loading="lazy" className={styles.mark} />
  const [initial] = name
  return (
    <span className={styles.mark} aria-hidden="true">
      {initial}
    </span>
  )
}
