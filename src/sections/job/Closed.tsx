import { Day } from '../../components/Day'
import styles from './Closed.module.css'

/** @param day the last day to apply */
export function Closed({ day }: { day: string }) {
  return (
    <p className={styles.closed} data-tint="amber">
      <strong>
        This job closed on <Day date={day} />.
      </strong>{' '}
      <a href="/career">See the open jobs</a>
    </p>
  )
}
