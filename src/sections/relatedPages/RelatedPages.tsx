import arrow from '../../components/Arrow.module.css'
import { Band } from '../../components/Band'
import { Reveal } from '../../motion/Reveal'
import { SectionHeading } from '../../components/SectionHeading'
import type { RelatedPages as RelatedPagesSection } from '../../page/page.generated'
import styles from './RelatedPages.module.css'

export function RelatedPages({ id, heading, text, related }: RelatedPagesSection) {
  // The first service of a group has nobody beside it yet.
  if (related.length === 0) return null
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <ul className={styles.pages} data-count={related.length} role="list">
        {related.map(({ path, label, description, group, cover, unpublished }) => (
          <li key={path} className={styles.page} data-group={group}>
            <Reveal className={`${arrow.arrow} ${styles.words}`}>
              <img src={cover} alt="" width={768} height={432} loading="lazy" className={styles.cover} />
              <a href={path} className={styles.link}>
                {label}
              </a>
              <p>
                {unpublished && <b>{unpublished} </b>}
                {description}
              </p>
            </Reveal>
          </li>
        ))}
      </ul>
    </Band>
  )
}
