import { Band } from '../../components/Band'
import { CheckList } from '../../components/CheckList'
import { Icon } from '../../components/Icon'
import { Reveal } from '../../motion/Reveal'
import { RichText } from '../../components/RichText'
import { SectionHeading } from '../../components/SectionHeading'
import type { WhyUs as WhyUsSection } from '../../page/page.generated'
import styles from './WhyUs.module.css'

export function WhyUs({ id, heading, text, reasons, cover }: WhyUsSection) {
  return (
    <Band id={id} tone="deep" className={styles.columns}>
      <img src={cover} alt="" width={768} height={960} loading="lazy" className={styles.art} />
      <div className={styles.aside}>
        <SectionHeading id={id} heading={heading} text={text} />
      </div>
      <ul className={styles.reasons} role="list">
        {reasons.map((reason, i) => (
          <li key={i} className={styles.reason}>
            <Reveal className={styles.row}>
              {reason.icon && <Icon path={reason.icon} className={styles.icon} />}
              <div className={styles.words}>
                <h3>{reason.title}</h3>
                <p>
                  <RichText content={reason.description} />
                </p>
                {reason.items && <CheckList entries={reason.items} />}
              </div>
            </Reveal>
          </li>
        ))}
      </ul>
    </Band>
  )
}
