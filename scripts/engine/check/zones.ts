import { isText, listOf } from '../text/shape'

/** What Node may still list zones as, by their names of today: https://data.iana.org/time-zones/data/backward */
export const olderNames: { [zone: string]: string } = {
  'Asia/Ho_Chi_Minh': 'Asia/Saigon',
  'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Kolkata': 'Asia/Calcutta',
  'Asia/Yangon': 'Asia/Rangoon',
  'America/Nuuk': 'America/Godthab',
  'Europe/Kyiv': 'Europe/Kiev',
}

/** Of the zones of large countries those that most people there live in: others, such as America/Adak, are rarely meant. */
const wellKnown = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Vancouver',
  'America/Mexico_City',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Buenos_Aires',
  'America/Argentina/Buenos_Aires',
  'Asia/Shanghai',
  'Asia/Jakarta',
  'Asia/Almaty',
  'Asia/Kuala_Lumpur',
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Brisbane',
  'Australia/Perth',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Madrid',
  'Europe/Lisbon',
  'Europe/Moscow',
  'Europe/Kyiv',
  'Europe/Kiev',
  'Pacific/Auckland',
]

/**
 * The zones of a country, those that are meant most often first; none where its code is none. Newer versions of Node.js
 * have a method for it, older ones a field.
 * @param code such as US
 */
export function zonesOf(code: string): readonly string[] {
  try {
    const locale = new Intl.Locale('en', { region: code })
    const ask: unknown = Reflect.get(locale, 'getTimeZones')
    const zones: unknown = typeof ask === 'function' ? ask.call(locale) : Reflect.get(locale, 'timeZones')
    if (!areTexts(zones)) return []
    return [...wellKnown.filter((zone) => zones.includes(zone)), ...zones.filter((zone) => !wellKnown.includes(zone))]
  } catch {
    return []
  }
}

const areTexts = listOf(isText)

/** How many zones of a country are named. */
const mostNamed = 4

/** Such as “Asia/Kolkata”, or “America/New_York, … or another”. */
export function zonesInWords(zones: readonly string[]): string {
  return `${zones.slice(0, mostNamed).map(nameOfToday).join(', ')}${zones.length > mostNamed ? ' or another' : ''}`
}

/** A zone by the name that it has now. */
export function nameOfToday(zone: string): string {
  return Object.entries(olderNames).find(([, older]) => older === zone)?.[0] ?? zone
}

/** The names of all time zones, without further names such as US/Pacific. */
export function zoneNames(): string[] {
  return [...Intl.supportedValuesOf('timeZone'), ...Object.keys(olderNames)]
}
