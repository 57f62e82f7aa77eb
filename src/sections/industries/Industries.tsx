import { Band } from '../../components/Band'
import { CheckList } from '../../components/CheckList'
import { Icon } from '../../components/Icon'
import { Reveal } from '../../motion/Reveal'
import { RichText } from '../../components/RichText'
import { SectionHeading } from '../../components/SectionHeading'
import type { Industries as IndustriesSection } from '../../page/page.generated'
import styles from './Industries.module.css'

export function Industries({ id, heading, text, industries }: IndustriesSection) {
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <ul className={styles.industries} role="list">
        {industries.map(({ icon, title, description, items }, i) => (
          <li key={i} className={styles.industry}>
            <Reveal className={styles.row}>
              <div className={styles.name}>
                {icon && <Icon path={icon} className={styles.icon} />}
                <h3 className={styles.title}>{title}</h3>
              </div>
              <p className={styles.description}>
                <RichText content={description} />
              </p>
              {items && <CheckList entries={items} />}
            </Reveal>
          </li>
        ))}
      </ul>
    </Band>
  )
}
