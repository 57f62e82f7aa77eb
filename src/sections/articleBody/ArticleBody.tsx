import { Band } from '../../components/Band'
import { RichText } from '../../components/RichText'
import type { ArticleBody as ArticleBodySection } from '../../page/page.generated'
import styles from './ArticleBody.module.css'
import { Contents } from './Contents'
import wide from './Wide.module.css'

export function ArticleBody({ id, body }: ArticleBodySection) {
  return (
    <Band id={id} tone="light" labelled={false} className={styles.columns}>
      <Contents body={body} />
      <article className={`${styles.article} ${wide.wide}`}>
        <RichText content={body} />
      </article>
    </Band>
  )
}
