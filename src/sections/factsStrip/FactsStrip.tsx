import { Band } from '../../components/Band'
import { Icon } from '../../components/Icon'
import { RichText } from '../../components/RichText'
import type { FactsStrip as FactsStripSection } from '../../page/page.generated'
import styles from './FactsStrip.module.css'

/** The page's data sheet, in the banner's own night. */
export function FactsStrip({ id, facts }: FactsStripSection) {
  return (
    <Band id={id} tone="deep" labelled={false} flush>
      <dl className={styles.facts}>
        {facts.map(({ icon, label, value }, i) => (
          <div key={i} className={styles.fact}>
            <dt className={styles.label}>
              {icon && <Icon path={icon} className={styles.icon} />}
              {label}
            </dt>
            <dd className={styles.value}>
              <RichText content={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
