import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { didYouMean, quote } from '../../problems/words/sentence'
import { asText } from '../../text/as-text'
import { isObject } from '../../text/is-object'
import { isOnlyNearest, nearest } from '../../text/nearest'
import type { DocumentCheck } from '../check'
import { nameOfToday, olderNames, zoneNames, zonesInWords, zonesOf } from '../zones'

interface Unknown {
  zone: string
  country: string
  /** The zones of the country, where none was nearly written. */
  zones: readonly string[]
  better?: string
  sure: boolean
}

const unknownTimeZone = rule({
  id: 'unknown-time-zone',
  about: 'There is no such time zone',
  words: ({ zone, country, zones, better, sure }: Unknown) => ({
    message: `There is no time zone called ${quote(zone)}.${
      zones.length > 0
        ? ` Not every city has one; in ${quote(country)} it is ${zonesInWords(zones)}.`
        : didYouMean(better) ||
          ' Write the part of the world and a large city with the same time, such as Asia/Kolkata.'
    }`,
    suggestions: better ? [better] : [],
    ...(better && sure && { fix: { title: `Write ${quote(better)}`, value: better } }),
  }),
  wrong: { site: '"timeZone": "Asia/Trivandrum"' },
  right: { site: '"timeZone": "Asia/Kolkata"' },
})

/** The time zones of the site and of every office are of IANA's: https://www.iana.org/time-zones */
export const timeZones: DocumentCheck = {
  rules: [unknownTimeZone],
  find: ({ file, value }) => {
    if (!isObject(value)) return []
    const known = zoneNames()
    const offices: unknown[] = Array.isArray(value.offices) ? value.offices : []
    const places = [
      { at: ['timeZone'], of: value },
      ...offices.map((office, number) => ({ at: ['offices', number, 'timeZone'], of: office })),
    ]
    return places.flatMap(({ at, of }) => {
      const zone = isObject(of) ? of.timeZone : undefined
      // What is not written like one breaks the schema, which says so.
      if (typeof zone !== 'string' || !zone.includes('/') || known.includes(zone) || isTimeZone(zone)) return []
      const { country, countryCode } = isObject(of) ? of : {}
      const said = { zone, country: asText(country), ...zoneMeant(zone, known, zonesOf(asText(countryCode))) }
      return [finding(unknownTimeZone, { file, at }, said)]
    })
  },
}

/** A zone with a slip of the hand in it, or those of the country that the office is in. */
function zoneMeant(zone: string, known: string[], ofCountry: readonly string[]): Omit<Unknown, 'zone' | 'country'> {
  const [part, ...city] = zone.split('/')
  const cities = known.filter((name) => name.startsWith(`${part}/`))
  // Of two long names the same continent is no likeness: America/Temecula, America/Merida.
  const near =
    cities.length > 0
      ? nearest(
          city.join('/'),
          cities.map((name) => name.slice(zone.indexOf('/') + 1)),
        )
      : nearest(zone, known)
  const better = near && cities.length > 0 ? `${part}/${near}` : near
  const isThere =
    better !== undefined &&
    (ofCountry.length === 0 || ofCountry.includes(better) || ofCountry.includes(olderNames[better] ?? ''))
  if (isThere) return { zones: [], better, sure: isOnlyNearest(zone, better, known) }
  const [only, ...others] = ofCountry
  return {
    zones: ofCountry,
    better: only !== undefined && others.length === 0 ? nameOfToday(only) : undefined,
    sure: others.length === 0,
  }
}

/** Further names, such as US/Pacific. To ask for the first takes 15 ms. */
function isTimeZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
