import { Band } from '../../components/Band'
import { SectionHeading } from '../../components/SectionHeading'
import { Reveal } from '../../motion/Reveal'
import type { People as PeopleSection } from '../../page/page.generated'
import styles from './People.module.css'
import { Person } from './Person'

export function People({ id, heading, text, people }: PeopleSection) {
  const arePictured = people.some(({ image }) => image)
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <ul className={styles.people} data-fours={people.length % 4 === 0} role="list">
        {people.map((person, i) => (
          <li key={i}>
            <Reveal>
              <Person person={person} pictured={arePictured} />
            </Reveal>
          </li>
        ))}
      </ul>
    </Band>
  )
}
