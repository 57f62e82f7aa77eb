import { Band } from '../../components/Band'
import { SectionHeading } from '../../components/SectionHeading'
import type { Technologies as TechnologiesSection } from '../../page/page.generated'

export function Technologies({ id, heading, text, technologies }: TechnologiesSection) {
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <ul role="list">
        {technologies.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Band>
  )
}
