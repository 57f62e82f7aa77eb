import { Band } from '../../components/Band'
import { Reveal } from '../../motion/Reveal'
import { SectionHeading } from '../../components/SectionHeading'
import type { Offices as OfficesSection } from '../../page/page.generated'
import { LocalTime } from './LocalTime'
import styles from './Offices.module.css'

export function Offices({ id, heading, text, offices }: OfficesSection) {
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <ul className={styles.offices} role="list">
        {offices.map((office) => (
          <li key={office.city} className={styles.office}>
            <Reveal className={styles.words}>
              <p className={styles.country}>{office.country}</p>
              <h3>{`${office.city}, ${office.region}`}</h3>
              <LocalTime timeZone={office.timeZone} />
              <address className={styles.address}>
                {office.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <span>{[`${office.city}, ${office.region}`, office.postalCode].filter(Boolean).join(' ')}</span>
                {office.phone && <a href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}>{office.phone}</a>}
              </address>
              {office.hours && <p className={styles.hours}>{office.hours.join('\n')}</p>}
            </Reveal>
          </li>
        ))}
      </ul>
    </Band>
  )
}
