import { fill } from '../site/placeholders'
import { shownOffices } from '../site/shown-offices'
import type { Surroundings } from '../site/surroundings'
import { neverParted, nothingNoted, type Derivation, type Shown } from './derivation'

/** How to reach the company, and what the services of each group ask for. */
export const firstMessage: Derivation<'firstMessage'> = {
  notes: nothingNoted,
  dependsOn: (_, _facts, around) => waysToReach(around),
  entries: neverParted,
  resolve: (section, around) => ({ ...section, ...waysToReach(around) }),
}

/** Only what _site.json has: nothing is made up for what is absent. */
function waysToReach({
  site,
}: Pick<Surroundings, 'site'>): Pick<Shown<'firstMessage'>, 'email' | 'groups' | 'phones' | 'booking'> {
  const { email, booking, groups } = site
  return {
    email,
    groups: groups.flatMap(({ id, questions }) =>
      questions ? [{ group: id, questions: questions.map((question) => fill(question, site)) }] : [],
    ),
    phones: shownOffices(site).flatMap(({ city, phone, hours }) =>
      phone ? [{ city, number: phone, ...(hours && { hours }) }] : [],
    ),
    ...(booking && { booking }),
  }
}
