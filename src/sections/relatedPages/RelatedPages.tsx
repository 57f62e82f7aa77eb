import { Band } from '../../components/Band'
import { SectionHeading } from '../../components/SectionHeading'
import type { RelatedPages as RelatedPagesSection } from '../../page/page.generated'

export function RelatedPages({ id, heading, text, related }: RelatedPagesSection) {
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <ul role="list">
        {related.map(({ path, label, description }) => (
          <li key={path}>
            <a href={path}>{label}</a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
