import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { count, quote } from '../../problems/words/sentence'
import type { At } from '../../schema/at'
import type { Site } from '../../schema/document.generated'
import type { Facts } from '../../site/facts'
import { regionNamed, regionsOf } from '../../site/regions'
import { unknownValue } from '../against-schema/value-rules'
import type { SiteCheck } from '../check'
import { otherPage } from '../example-pieces'
import { valueMeant, type Choice } from '../value-meant'

interface Renamed {
  kind: 'group' | 'region'
  former: string
  now: string
  /** The country's former name, where what it was made longer by is known. */
  label?: string | undefined
  pages: number
}

const ofGroup = otherPage.replace('"title"', '"group": "clouds",\n"title"')

const renamedInSite = rule({
  id: 'renamed-name',
  about: 'Pages name what was probably renamed here',
  words: ({ kind, former, now, label, pages }: Renamed) => ({
    message:
      kind === 'group'
        ? `${count(pages, 'page')} ${pages === 1 ? 'is' : 'are'} in a group ${quote(former)}, which is not here, and none in ${quote(now)}. If you renamed it, write ${quote(former)} again: visitors see "label", not "id".`
        : `${count(pages, 'page')} ${pages === 1 ? 'is' : 'are'} in the region ${quote(former)}, which no office is in, and none in ${quote(now)}. If you changed this country's name, change it back${label ? ` to ${quote(label)}` : ''}: lists of jobs depend on it.`,
    suggestions: kind === 'group' ? [former] : [],
  }),
  wrong: { site: '"id": "cloud"' },
  right: { site: '"id": "clouds"' },
  around: { 'costs.json': ofGroup, 'prices.json': ofGroup.replaceAll('costs', 'prices') },
})

/** The groups and regions that documents name are those of _site.json. */
export const namesOfSite: SiteCheck = {
  // The rule is that of every field with a list of values, but here _site.json has the list.
  rules: [unknownValue, renamedInSite],
  asks: ['named'],
  find: ({ index, pages, site, siteFile, draft }) => {
    const choices = choicesOf(site)
    const known = new Set(Object.entries(choices).flatMap(([kind, own]) => own.map(({ value }) => `${kind} ${value}`)))
    const isStrange = (page: Facts) => namesIn(page).some((name) => !known.has(name))
    const strangers = index.pages.filter(isStrange)
    const renamed = renamedNames(strangers, choices, index.pages).map((name) => ({
      ...name,
      label: countryWithin(labelOf(name.now, site), name.former),
      at: placeOf(name, site),
    }))
    const isRenamed = (kind: string, value: string) =>
      renamed.some((name) => name.kind === kind && name.former === value)
    const unknown = pages.filter(isStrange).flatMap(({ file }) =>
      draft(file).fields.flatMap(({ kind, value, at }) => {
        if ((kind !== 'group' && kind !== 'region') || typeof value !== 'string') return []
        if (known.has(`${kind} ${value}`) || isRenamed(kind, value)) return []
        const values = [...new Set(choices[kind].map((choice) => choice.value))]
        const place = { file, at, origin: `${kind} ${value}` }
        return [finding(unknownValue, place, { value, values, ...valueMeant(value, choices[kind]) })]
      }),
    )
    return [...renamed.map(({ at, ...name }) => finding(renamedInSite, { file: siteFile, at }, name)), ...unknown]
  },
}

/** Such as “group clouds”. */
function namesIn({ group, named = [] }: Facts): string[] {
  return group === undefined ? named : [`group ${group}`, ...named]
}

type Kind = Renamed['kind']
const kinds: readonly Kind[] = ['group', 'region']

/** Where several pages name one that is not there, and none the one that is. */
function renamedNames(strangers: readonly Facts[], choices: Choices, pages: readonly Facts[]): Renamed[] {
  if (strangers.length === 0) return []
  const named = new Set(pages.flatMap(namesIn))
  return kinds.flatMap((kind): Renamed[] => {
    const values = [...new Set(choices[kind].map(({ value }) => value))]
    const unused = values.filter((value) => !named.has(`${kind} ${value}`))
    const strange = [...new Set(strangers.flatMap(namesIn))].filter((name) => name.startsWith(`${kind} `))
    const [former, ...others] = strange
      .map((name) => name.slice(kind.length + 1))
      .filter((name) => !values.includes(name))
    if (former === undefined || others.length > 0) return []
    // A name made shorter or longer is known by what is left of it, even where a single page has it.
    const alike = unused.find((value) => isPartOf(value, former) || isPartOf(former, value))
    const now = alike ?? (unused.length === 1 ? unused[0] : undefined)
    if (now === undefined) return []
    const { nearest = now } = valueMeant(former, choices[kind])
    const naming = strangers.filter((page) => namesIn(page).includes(`${kind} ${former}`)).length
    return nearest === now && (naming > 1 || (kind === 'region' && alike !== undefined))
      ? [{ kind, former, now, pages: naming }]
      : []
  })
}

/** A country's name by the region it had: of “India (headquarters)” what makes india. */
function countryWithin(label: string, region: string): string | undefined {
  const words = label.split(' ')
  const names = words.map((_word, number) => words.slice(0, number + 1).join(' '))
  return names.find((name) => regionNamed(name) === region)
}

/** Whether a name is the first words of another one: india, india-headquarters. */
function isPartOf(short: string, long: string): boolean {
  return long.startsWith(`${short}-`)
}

/** The name of the country that a region is. */
function labelOf(wanted: string, site: Site): string {
  return regionsOf(site).find(({ region }) => region === wanted)?.label ?? ''
}

/** Where _site.json has it. */
function placeOf({ kind, now }: Renamed, site: Site): At {
  if (kind === 'group') return ['groups', site.groups.findIndex(({ id }) => id === now), 'id']
  return ['offices', site.offices.findIndex(({ country }) => country === labelOf(now, site)), 'country']
}

type Choices = Record<Kind, Choice[]>

function choicesOf(site: Site): Choices {
  return {
    group: site.groups.map(({ id, label }) => ({ value: id, label })),
    region: [
      ...regionsOf(site).map(({ region, label }) => ({ value: region, label })),
      // Whoever takes the region for the city or the state means the country it is in.
      ...regionsOf(site).flatMap(({ region, label: country }) =>
        site.offices
          .filter((office) => office.country === country)
          .flatMap((office) => [office.city, office.region].map((label) => ({ value: region, label }))),
      ),
    ],
  }
}
