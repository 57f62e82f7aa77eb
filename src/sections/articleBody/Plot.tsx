import type { LineChart } from '../../page/page.generated'
import diagram from './Diagram.module.css'
import styles from './LineChart.module.css'

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
          {y === undefined ? (
            <text
              className={styles.number}
              x={`${x1}%`}
              y="100%"
              dx={x1 < 60 ? '0.4em' : '-0.4em'}
              dy="-0.5em"
              textAnchor={x1 < 60 ? 'start' : 'end'}
            >
              {value}
            </text>
          ) : (
            <text className={styles.number} x={`${x2}%`} y={`${y}%`} dx="0.3em" dy="1.2em">
              {value}
            </text>
          )}
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
          <text className={styles.number} x={`${x}%`} y={`${y}%`} dx="0.6em" dy={below ? '0.9em' : '0.35em'}>
            {value}
          </text>
        </g>
      ))}
    </svg>
  )
}
