import { ArrowLink } from '../../components/ArrowLink'
import { Band } from '../../components/Band'
import { FurtherPages } from '../../components/FurtherPages'
import { Reveal } from '../../motion/Reveal'
import { SectionHeading } from '../../components/SectionHeading'
import type { ArticleList as ArticleListSection } from '../../page/page.generated'
import { Article } from './Article'
import styles from './ArticleList.module.css'

export function ArticleList({ id, heading, text, articles, link, previous, next }: ArticleListSection) {
  const isFeatured = (i: number) => i === 0 && articles.length > 2 && !previous
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      {articles.length > 0 && (
        <ul className={styles.articles} role="list">
          {articles.map((article, i) => (
            <li key={article.path} className={styles.entry}>
              <Reveal>
                <Article article={article} featured={isFeatured(i)} />
              </Reveal>
            </li>
          ))}
        </ul>
      )}
      {link && (
        <p className={styles.more}>
          <ArrowLink link={link} />
        </p>
      )}
      <FurtherPages label="Further articles" previous={previous} next={next} />
    </Band>
  )
}
