import { finding, type Finding } from '../../problems/finding'
import { isObject } from '../../text/is-object'
import { unknownValue } from '../against-schema/value-rules'
import type { DocumentCheck } from '../check'
import { valueMeant } from '../value-meant'

/** The company is registered where it has an office, and the country is called the same in both places. */
export const registrations: DocumentCheck = {
  // The rule is that of every field with a list of values, but here the offices are the list.
  rules: [unknownValue],
  find: ({ file, value }) => {
    if (!isObject(value)) return []
    const countries = [...new Set(countriesIn(value.offices))].filter((country) => country !== undefined)
    return countriesIn(value.registrations).flatMap((country, number): Finding[] => {
      // An office may say more, such as India (headquarters).
      const isThere = countries.some((known) => known === country || known.startsWith(`${country} `))
      if (country === undefined || countries.length === 0 || isThere) return []
      const meant = valueMeant(
        country,
        countries.map((each) => ({ value: each })),
      )
      const place = { file, at: ['registrations', number, 'country'] }
      return [finding(unknownValue, place, { value: country, values: countries, ...meant })]
    })
  },
}

function countriesIn(list: unknown): (string | undefined)[] {
  const entries: unknown[] = Array.isArray(list) ? list : []
  return entries.map((entry) => (isObject(entry) && typeof entry.country === 'string' ? entry.country : undefined))
}
