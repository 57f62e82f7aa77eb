import { use } from 'react'
import { Day } from '../../components/Day'
import { SiteContext } from '../../components/SiteContext'
import type { PageSummary } from '../../page/page.generated'
import styles from './Closed.module.css'

interface ClosedProps {
  /** The last day to apply. */
  day: string
  /** What is open instead, where no other section shows it. */
  openings?: PageSummary[] | undefined
}

export function Closed({ day, openings }: ClosedProps) {
  const { careers } = use(SiteContext).roots
  return (
    <div className={styles.closed} data-tint="amber">
      <p>
        <strong>
          This job closed on <Day date={day} />.
        </strong>{' '}
        {openings?.length ? 'These are open:' : careers && <a href={careers}>See the open jobs</a>}
      </p>
      {openings && openings.length > 0 && (
        <ul role="list">
          {openings.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
          {careers && (
            <li>
              <a href={careers}>See the open jobs</a>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
