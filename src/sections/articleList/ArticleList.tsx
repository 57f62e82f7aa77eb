import { Band } from '../../components/Band'
import { SectionHeading } from '../../components/SectionHeading'
import type { ArticleList as ArticleListSection } from '../../page/page.generated'

export function ArticleList({ id, heading, text, articles }: ArticleListSection) {
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <ul role="list">
        {articles.map(({ path, label, description }) => (
          <li key={path}>
            <h3>
              <a href={path}>{label}</a>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
