import type { Choice } from '../../contract'
import styles from './Shown.module.css'

/** How a choice looks: its icon, or its picture. It stands beside its name, so it has no words of its own. */
export function Shown({ choice, size }: { choice: Choice | undefined; size: 'small' | 'large' | 'wide' }) {
  if (choice?.icon !== undefined)
    return (
      <svg className={`${styles.icon} ${styles[size]}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={choice.icon} />
      </svg>
    )
  if (choice?.picture !== undefined)
    return <img className={`${styles.picture} ${styles[size]}`} src={choice.picture} alt="" loading="lazy" />
  return <span className={`${styles.empty} ${styles[size]}`} aria-hidden="true" />
}
