import type { Icon as Drawing } from '../page/page.generated'
import styles from './Icon.module.css'

/** An icon named in content. How its line is drawn is said once, in the style sheet, and not in each. */
export function Icon({ path, className }: { path: Drawing; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
