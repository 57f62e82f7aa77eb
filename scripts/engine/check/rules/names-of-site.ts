import { finding } from '../../problems/finding'
import type { Site } from '../../schema/document.generated'
import { regionsOf } from '../../site/regions'
import { unknownValue } from '../against-schema/value-rules'
import type { SiteCheck } from '../check'
import { valueMeant, type Choice } from '../value-meant'

/** The groups and regions that documents name are those of _site.json. */
export const namesOfSite: SiteCheck = {
  // The rule is that of every field with a list of values, but here _site.json has the list.
  rules: [unknownValue],
  find: ({ index, site, draft }) => {
    const choices = choicesOf(site)
    const known = new Set(Object.entries(choices).flatMap(([kind, own]) => own.map(({ value }) => `${kind} ${value}`)))
    return index.pages
      .filter(
        ({ group, named = [] }) =>
          (group !== undefined && !known.has(`group ${group}`)) || named.some((name) => !known.has(name)),
      )
      .flatMap(({ file }) =>
        draft(file).fields.flatMap(({ kind, value, at }) => {
          if ((kind !== 'group' && kind !== 'region') || typeof value !== 'string' || known.has(`${kind} ${value}`))
            return []
          const values = choices[kind].map((choice) => choice.value)
          return [finding(unknownValue, { file, at }, { value, values, ...valueMeant(value, choices[kind]) })]
        }),
      )
  },
}

function choicesOf(site: Site): { group: Choice[]; region: Choice[] } {
  return {
    group: site.groups.map(({ id, label }) => ({ value: id, label })),
    region: regionsOf(site).map(({ region, label }) => ({ value: region, label })),
  }
}
