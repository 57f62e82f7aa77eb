import { shownText } from '../site/shown-text'
import type { Surroundings } from '../site/surroundings'
import { neverParted, nothingNoted, type Derivation, type Shown } from './derivation'

/** What a buyer can check about the company. */
export const companyFacts: Derivation<'companyFacts'> = {
  notes: nothingNoted,
  dependsOn: (_, _facts, around) => factsOfCompany(around),
  entries: neverParted,
  resolve: (section, around) => ({ ...section, ...factsOfCompany(around) }),
}

type CompanyFacts = Omit<Shown<'companyFacts'>, 'type' | 'id' | 'heading' | 'text'>

/** Only what _site.json has: nothing is made up for what is absent. */
function factsOfCompany(around: Pick<Surroundings, 'index' | 'site'>): CompanyFacts {
  const { legalName, since, offices, linkedin, email, registrations, references, pricing } = around.site
  return {
    legalName,
    since,
    cities: [...new Set(offices.map(({ city, country }) => `${city}, ${country}`))],
    linkedin,
    email,
    ...(registrations && { registrations }),
    ...(references && { references: shownText(references, around) }),
    ...(pricing && { pricing: shownText(pricing, around) }),
  }
}
