import type { LineChart as LineChartData } from '../../page/page.generated'
import diagram from './Diagram.module.css'
import styles from './LineChart.module.css'
import { Marks } from './Marks'
import { Plot } from './Plot'
import { Ticks } from './Ticks'

/** Lines over time, and what is drawn as a table. */
export function LineChart(chart: LineChartData) {
  const { lines, marks, across, table } = chart
  const [names = [], ...rows] = table
  return (
    <>
      <ul className={diagram.key} role="list">
        {lines.map(({ label }, i) => (
          <li key={i}>
            <svg aria-hidden="true">
              <line className={styles.line} data-line={i} x1="0%" x2="100%" y1="50%" y2="50%" />
            </svg>
            {label}
          </li>
        ))}
        <Marks marks={marks} />
      </ul>
      <div className={styles.drawing}>
        <Plot {...chart} />
        <Ticks ticks={across} />
      </div>
      <p className={styles.across} aria-hidden="true">
        {names[0]}
      </p>
      <details className={styles.figures}>
        <summary>All figures in a table</summary>
        <table>
          <thead>
            <tr>
              {names.map((name, i) => (
                <th key={i} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells], i) => (
              <tr key={i}>
                <th scope="row">{first}</th>
                {cells.map((cell, place) => (
                  <td key={place}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
