import arrow from '../../components/Arrow.module.css'
import { Day } from '../../components/Day'
import type { PageSummary } from '../../page/page.generated'
import styles from './Article.module.css'

export function Article({ article, featured }: { article: PageSummary; featured: boolean }) {
  const { path, label, description, group, cover, published, minutes, unpublished } = article
  return (
    <article
      className={`${arrow.arrow} ${styles.article}`}
      data-group={group}
      data-featured={featured}
      data-band={featured ? 'deep' : undefined}
    >
      <img src={cover} alt="" width={768} height={432} loading="lazy" className={styles.cover} />
      <h3 className={styles.title}>
        <a href={path}>{label}</a>
      </h3>
      <p className={styles.description}>{description}</p>
      <p className={styles.facts}>
        {unpublished ? <b>{unpublished}</b> : published && <Day date={published} />}
        {minutes && <span>{`${minutes} min read`}</span>}
      </p>
    </article>
  )
}
