import type { BarChart as BarChartData, BarGroup } from '../../page/page.generated'
import styles from './BarChart.module.css'
import diagram from './Diagram.module.css'
import { Marks } from './Marks'
import { Ticks } from './Ticks'

/** Bars with their names and numbers: a list that reads the same without the drawing. */
export function BarChart({ groups, marks, ticks }: BarChartData) {
  return (
    <>
      {groups.map((group, i) => (
        <Group key={i} {...group} />
      ))}
      {ticks.length > 0 && (
        <div className={styles.scale}>
          <Ticks ticks={ticks} />
        </div>
      )}
      {marks.length > 0 && (
        <ul className={diagram.key} role="list">
          <Marks marks={marks} />
        </ul>
      )}
    </>
  )
}

function Group({ name, total, bars, marks }: BarGroup) {
  return (
    <div className={styles.group}>
      {name && (
        <p className={styles.name}>
          {name} {total && <span>{total}</span>}
        </p>
      )}
      <dl>
        {bars.map(({ label, value, start, length }, i) => (
          <div key={i} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              <svg className={styles.bar} aria-hidden="true">
                <line className={diagram.grid} x1="0%" x2="100%" y1="100%" y2="100%" />
                <rect x={`${start}%`} width={`${length}%`} y="20%" height="60%" rx="2" />
                {marks.map((at) => (
                  <line key={at} className={diagram.mark} x1={`${at}%`} x2={`${at}%`} y1="0%" y2="100%" />
                ))}
              </svg>
              <span>{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
