import { Band } from '../../components/Band'
import { RichText } from '../../components/RichText'
import type { FactsStrip as FactsStripSection } from '../../page/page.generated'

export function FactsStrip({ id, facts }: FactsStripSection) {
  return (
    <Band id={id} tone="light" labelled={false}>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <RichText content={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
