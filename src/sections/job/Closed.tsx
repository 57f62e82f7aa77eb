import { use } from 'react'
import { Day } from '../../components/Day'
import { SiteContext } from '../../components/SiteContext'
import styles from './Closed.module.css'

/** @param day the last day to apply */
export function Closed({ day }: { day: string }) {
  const { careers } = use(SiteContext).roots
  return (
    <p className={styles.closed} data-tint="amber">
      <strong>
        This job closed on <Day date={day} />.
      </strong>{' '}
      {careers && <a href={careers}>See the open jobs</a>}
    </p>
  )
}
