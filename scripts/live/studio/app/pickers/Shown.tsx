import type { Choice } from '../../contract'
import { Drawing } from './Drawing'
import styles from './Shown.module.css'

interface ShownProps {
  choice: Choice | undefined
  size: 'small' | 'large' | 'wide'
  /** Whether its picture is an illustration, which has no colors of its own. */
  isDrawing?: boolean
}

/** How a choice looks: its icon, or its picture. It stands beside its name, so it has no words of its own. */
export function Shown({ choice, size, isDrawing = false }: ShownProps) {
  const [icon, picture] = [choice?.icon, choice?.picture]
  if (icon !== undefined)
    return (
      <svg className={`${styles.icon} ${styles[size]}`} viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    )
  if (picture === undefined) return <span className={`${styles.empty} ${styles[size]}`} aria-hidden="true" />
  if (isDrawing) return <Drawing address={picture} className={styles[size]} />
  return <img className={`${styles.picture} ${styles[size]}`} src={picture} alt="" loading="lazy" />
}
