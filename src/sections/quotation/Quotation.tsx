import { ArrowLink } from '../../components/ArrowLink'
import { Band } from '../../components/Band'
import { Picture } from '../../components/Picture'
import { RichText } from '../../components/RichText'
import type { Quotation as QuotationSection } from '../../page/page.generated'
import styles from './Quotation.module.css'

export function Quotation({ id, quote, person, role, image, source }: QuotationSection) {
  return (
    <Band id={id} tone="deep" labelled={false}>
      <figure className={styles.figure}>
        <blockquote className={styles.quote} cite={source?.path.startsWith('http') ? source.path : undefined}>
          <p>
            <RichText content={quote} />
          </p>
        </blockquote>
        <figcaption className={styles.source}>
          {image && <Picture picture={image} sizes="4rem" className={styles.portrait} />}
          <div className={styles.person}>
            <p className={styles.name}>{person}</p>
            {role && <p className={styles.role}>{role}</p>}
          </div>
          {source && (
            <p className={styles.link}>
              <ArrowLink link={source} />
            </p>
          )}
        </figcaption>
      </figure>
    </Band>
  )
}
