import { Band } from '../../components/Band'
import { RichText } from '../../components/RichText'
import { SectionHeading } from '../../components/SectionHeading'
import type { Industries as IndustriesSection } from '../../page/page.generated'

export function Industries({ id, heading, text, industries }: IndustriesSection) {
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <ul role="list">
        {industries.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <RichText content={description} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
