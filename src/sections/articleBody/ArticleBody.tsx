import { Band } from '../../components/Band'
import { RichText } from '../../components/RichText'
import type { ArticleBody as ArticleBodySection } from '../../page/page.generated'
import styles from './ArticleBody.module.css'
import { Contents } from './Contents'
import wide from './Wide.module.css'

export function ArticleBody({ id, body }: ArticleBodySection) {
  // A few paragraphs without a heading are part of their page, and nothing by themselves.
  const Element = body.some((node) => typeof node !== 'string' && node.id) ? 'article' : 'div'
  return (
    <Band id={id} tone="light" labelled={false} className={styles.columns}>
      <Contents body={body} />
      <Element className={`${styles.article} ${wide.wide}`}>
        <RichText content={body} />
      </Element>
    </Band>
  )
}
