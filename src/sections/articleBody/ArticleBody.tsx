import { Band } from '../../components/Band'
import { richTextElement } from '../../components/RichText'
import type { ArticleBody as ArticleBodySection, ArticlePart } from '../../page/page.generated'
import styles from './ArticleBody.module.css'
import { ArticleEnd } from './ArticleEnd'
import { ArticlePicture } from './ArticlePicture'
import { Contents } from './Contents'
import { Diagram } from './Diagram'
import wide from './Wide.module.css'

export function ArticleBody({ id, body, end }: ArticleBodySection) {
  // A few paragraphs without a heading are part of their page, and nothing by themselves.
  const Element = body.some((part) => typeof part !== 'string' && 'id' in part) ? 'article' : 'div'
  return (
    <Band id={id} tone="light" labelled={false} className={styles.columns}>
      <Contents body={body} />
      <Element className={`${styles.article} ${wide.wide}`}>{body.map(elementOf)}</Element>
      {end && <ArticleEnd {...end} />}
    </Band>
  )
}

function elementOf(part: ArticlePart, key: number) {
  if (typeof part === 'string' || 'tag' in part) return richTextElement(part, key)
  return 'picture' in part ? <ArticlePicture key={key} {...part} /> : <Diagram key={key} diagram={part} />
}
