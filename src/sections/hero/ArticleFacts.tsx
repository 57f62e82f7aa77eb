import { Day } from '../../components/Day'
import { FactsChecked } from '../../components/FactsChecked'
import type { Hero } from '../../page/page.generated'
import styles from './ArticleFacts.module.css'

type ArticleFactsProps = { article: Pick<Hero, 'author' | 'published' | 'reviewed' | 'minutes'> }

export function ArticleFacts({ article: { author, published, reviewed, minutes } }: ArticleFactsProps) {
  return (
    <>
      <ul className={styles.facts} role="list">
        {author && <li>{author}</li>}
        {published && (
          <li>
            <Day date={published} />
          </li>
        )}
        {minutes && <li>{`${minutes} min read`}</li>}
      </ul>
      {reviewed && (
        <small>
          <FactsChecked day={reviewed} />
        </small>
      )}
    </>
  )
}
