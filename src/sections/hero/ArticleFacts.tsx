import type { Hero } from '../../page/page.generated'
import styles from './ArticleFacts.module.css'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

type ArticleFactsProps = Required<Pick<Hero, 'published'>> & Pick<Hero, 'author'> & { minutes: number | undefined }

export function ArticleFacts({ published, minutes, author }: ArticleFactsProps) {
  return (
    <ul className={styles.facts} role="list">
      {author && <li>{author}</li>}
      <li>
        <time dateTime={published}>{day.format(new Date(published))}</time>
      </li>
      {minutes && <li>{`${minutes} min read`}</li>}
    </ul>
  )
}
