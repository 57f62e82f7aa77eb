import type { DiagramTick } from '../../page/page.generated'
import styles from './Diagram.module.css'

/** The numbers below a drawing. Those at its ends stay within it. */
export function Ticks({ ticks }: { ticks: DiagramTick[] }) {
  return (
    <svg className={styles.ticks} aria-hidden="true">
      {ticks.map(({ at, words }) => (
        <text key={at} x={`${at}%`} y="1.25rem" textAnchor={anchorAt(at)}>
          {words}
        </text>
      ))}
    </svg>
  )
}

/** On which side of its place a number stands, so that it stays within the drawing. */
function anchorAt(at: number): 'start' | 'middle' | 'end' {
  if (at < 5) return 'start'
  return at > 92 ? 'end' : 'middle'
}
