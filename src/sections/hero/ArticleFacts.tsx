import { Day } from '../../components/Day'
import type { Hero } from '../../page/page.generated'
import styles from './ArticleFacts.module.css'

type ArticleFactsProps = Required<Pick<Hero, 'published'>> & Pick<Hero, 'author'> & { minutes: number | undefined }

export function ArticleFacts({ published, minutes, author }: ArticleFactsProps) {
  return (
    <ul className={styles.facts} role="list">
      {author && <li>{author}</li>}
      <li>
        <Day date={published} />
      </li>
      {minutes && <li>{`${minutes} min read`}</li>}
    </ul>
  )
}
