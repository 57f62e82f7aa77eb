import type { DiagramMark } from '../../page/page.generated'
import styles from './Diagram.module.css'

/** What the marks of a drawing are, in words. */
export function Marks({ marks }: { marks: DiagramMark[] }) {
  return marks.map(({ label, value, y }, i) => (
    <li key={i}>
      <svg aria-hidden="true">
        {y === undefined ? (
          <line className={styles.mark} x1="50%" x2="50%" y1="0%" y2="100%" />
        ) : (
          <line className={styles.mark} x1="0%" x2="100%" y1="50%" y2="50%" />
        )}
      </svg>
      <span>
        {label}: <strong>{value}</strong>
      </span>
    </li>
  ))
}
