import { Band } from '../../components/Band'
import { Reveal } from '../../motion/Reveal'
import { SectionHeading } from '../../components/SectionHeading'
import type { Groups as GroupsSection } from '../../page/page.generated'
import styles from './Groups.module.css'
import { GroupPanel } from './GroupPanel'

export function Groups({ id, heading, text, groups }: GroupsSection) {
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <ul className={styles.groups} role="list">
        {groups.map((group) => (
          <li key={group.group} className={styles.group} data-group={group.group}>
            <Reveal className={styles.inside}>
              <GroupPanel {...group} />
            </Reveal>
          </li>
        ))}
      </ul>
    </Band>
  )
}
