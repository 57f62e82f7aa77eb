import { Anchor } from '../../components/Anchor'
import { Band } from '../../components/Band'
import { Fact, Facts } from '../../components/Facts'
import { RichText } from '../../components/RichText'
import { SectionHeading } from '../../components/SectionHeading'
import type { CompanyFacts as CompanyFactsSection } from '../../page/page.generated'
import styles from './CompanyFacts.module.css'
import { Registered } from './Registered'

export function CompanyFacts({ id, heading, text, ...company }: CompanyFactsSection) {
  const { legalName, since, cities, registrations = [], linkedin, email, references, pricing } = company
  return (
    <Band id={id} tone="light" className={styles.columns}>
      <div>
        <SectionHeading id={id} heading={heading} text={text} />
      </div>
      <div className={styles.facts}>
        <Facts>
          <Fact name="Legal name">{legalName}</Fact>
          <Fact name="At work since">{since}</Fact>
          <Fact name={cities.length === 1 ? 'Office' : 'Offices'}>
            <ul role="list">
              {cities.map((city) => (
                <li key={city}>{city}</li>
              ))}
            </ul>
          </Fact>
          {registrations.map((registration, i) => (
            <Registered key={i} registration={registration} />
          ))}
          <Fact name="LinkedIn">
            <Anchor path={linkedin}>{`${legalName} on LinkedIn`}</Anchor>
          </Fact>
          <Fact name="Email">
            <Anchor path={`mailto:${email}`}>{email}</Anchor>
          </Fact>
          <Fact name="References">{references && <RichText content={references} />}</Fact>
          <Fact name="Prices">{pricing && <RichText content={pricing} />}</Fact>
        </Facts>
      </div>
    </Band>
  )
}
