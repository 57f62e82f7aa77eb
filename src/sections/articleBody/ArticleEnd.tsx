import { Fact, Facts } from '../../components/Facts'
import { PassOn } from '../../components/PassOn'
import type { ArticleEnd as End } from '../../page/page.generated'
import styles from './ArticleEnd.module.css'

/** Where to go on once an article is read. */
export function ArticleEnd({ title, path, topics, previous, next }: End) {
  return (
    <footer className={styles.end}>
      {(topics || previous || next) && (
        <nav aria-label="Further articles">
          <Facts>
            <Fact name={topics?.length === 1 ? 'Topic' : 'Topics'}>
              {topics?.map((topic, i) => (
                <span key={topic.path}>
                  {i > 0 && ', '}
                  <a href={topic.path}>{topic.label}</a>
                </span>
              ))}
            </Fact>
            <Fact name="Next article">{next && <a href={next.path}>{next.label}</a>}</Fact>
            <Fact name="Previous article">{previous && <a href={previous.path}>{previous.label}</a>}</Fact>
          </Facts>
        </nav>
      )}
      <div className={styles.ways}>
        <PassOn title={title} path={path} />
      </div>
    </footer>
  )
}
