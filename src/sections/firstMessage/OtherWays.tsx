import { ArrowLink } from '../../components/ArrowLink'
import type { FirstMessage } from '../../page/page.generated'
import styles from './OtherWays.module.css'

/** How to reach the company without writing, as far as its owner says. */
export function OtherWays({ phones, booking }: Pick<FirstMessage, 'phones' | 'booking'>) {
  if (phones.length === 0 && booking === undefined) return null
  return (
    <ul className={styles.ways} role="list">
      {phones.map(({ city, number, hours = [] }) => (
        <li key={city} className={styles.way}>
          <span>{`Call ${city}`}</span>
          <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>{number}</a>
          {hours.map((line) => (
            <small key={line}>{line}</small>
          ))}
        </li>
      ))}
      {booking !== undefined && (
        <li>
          <ArrowLink link={{ label: 'Book a call', path: booking, external: true }} />
        </li>
      )}
    </ul>
  )
}
