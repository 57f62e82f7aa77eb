import type { LineChart } from '../../page/page.generated'
import diagram from './Diagram.module.css'
import styles from './LineChart.module.css'
import { anchorAt } from './Ticks'

/** The drawing of a line chart. It is stretched to its place, and its words keep their size. */
export function Plot({ lines, marks, up }: LineChart) {
  return (
    <svg className={styles.plot} aria-hidden="true">
      {up.map(({ at, words }) => (
        <g key={at}>
          <line className={diagram.grid} x1="0%" x2="100%" y1={`${at}%`} y2={`${at}%`} />
          <text x="0" y={`${at}%`} dy="-0.35em">
            {words}
          </text>
        </g>
      ))}
      {marks.map(({ value, x1 = 0, x2 = 0, y }, i) => (
        <g key={i}>
          <line className={diagram.mark} x1={`${x1}%`} x2={`${x2}%`} y1={`${y ?? 0}%`} y2={`${y ?? 100}%`} />
          <text
            className={styles.number}
            x={`${(x1 + x2) / 2}%`}
            y={`${y ?? 0}%`}
            dy="-0.4em"
            textAnchor={anchorAt((x1 + x2) / 2)}
          >
            {value}
          </text>
        </g>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" x="0" y="0" width="100%" height="100%">
        {lines.map(({ points }, i) => (
          <polyline key={i} className={styles.line} data-line={i} points={points} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      {lines.map(({ x, y, value, below }, i) => (
        <g key={i}>
          <circle className={styles.end} cx={`${x}%`} cy={`${y}%`} r="4" />
          <text
            className={styles.number}
            x={`${x}%`}
            y={`${y}%`}
            dy={below ? '1.4em' : '-0.6em'}
            textAnchor={anchorAt(x)}
          >
            {value}
          </text>
        </g>
      ))}
    </svg>
  )
}
