import { createElement } from 'react'
import type { Icon as Shapes } from '../page/page.generated'
import styles from './Icon.module.css'

/** An icon named in content. How it is drawn is said once, in the style sheet, and not in each. */
export function Icon({ shapes, className = '' }: { shapes: Shapes; className?: string | undefined }) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {shapes.map(([tag, attributes], i) => createElement(tag, { key: i, ...attributes }))}
    </svg>
  )
}
