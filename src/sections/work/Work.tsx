import { ArrowLink } from '../../components/ArrowLink'
import { Band } from '../../components/Band'
import { CheckList } from '../../components/CheckList'
import { RichText } from '../../components/RichText'
import { SectionHeading } from '../../components/SectionHeading'
import { Reveal } from '../../motion/Reveal'
import type { Work as WorkSection } from '../../page/page.generated'
import styles from './Work.module.css'

export function Work({ id, heading, text, projects }: WorkSection) {
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <ul role="list">
        {projects.map(({ title, client, description, keyPoints, link }, i) => (
          <li key={i} className={styles.project}>
            <Reveal className={styles.row}>
              <div className={styles.name}>
                <h3>{title}</h3>
                <p className={styles.client}>{client}</p>
              </div>
              <div className={styles.words}>
                <p>
                  <RichText content={description} />
                </p>
                {keyPoints && <CheckList entries={keyPoints} />}
                {link && (
                  <p>
                    <ArrowLink link={link} />
                  </p>
                )}
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Band>
  )
}
