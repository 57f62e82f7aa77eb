import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { didYouMean, quote } from '../../problems/words/sentence'
import { isObject } from '../../text/is-object'
import { isOnlyNearest, nearest } from '../../text/nearest'
import type { DocumentCheck } from '../check'
import { zoneNames } from '../zones'

const unknownTimeZone = rule({
  id: 'unknown-time-zone',
  about: 'There is no such time zone',
  words: ({ zone, nearest, sure }: { zone: string; nearest?: string; sure: boolean }) => ({
    message: `There is no time zone called ${quote(zone)}.${didYouMean(nearest) || ' Write the part of the world and a large city with the same time, such as Asia/Kolkata.'}`,
    suggestions: nearest ? [nearest] : [],
    ...(nearest && sure && { fix: { title: `Write ${quote(nearest)}`, value: nearest } }),
  }),
  wrong: { site: '"timeZone": "Asia/Trivandrum"' },
  right: { site: '"timeZone": "Asia/Kolkata"' },
})

/** Every office's time zone is one of IANA's: https://www.iana.org/time-zones */
export const timeZones: DocumentCheck = {
  rules: [unknownTimeZone],
  find: ({ file, value }) => {
    if (!isObject(value) || !Array.isArray(value.offices)) return []
    const known = zoneNames()
    return value.offices.flatMap((office: unknown, number) => {
      const zone = isObject(office) ? office.timeZone : undefined
      // What is not written like one breaks the schema, which says so.
      if (typeof zone !== 'string' || !zone.includes('/') || known.includes(zone) || isTimeZone(zone)) return []
      const near = nearest(zone, known)
      const sure = near !== undefined && isOnlyNearest(zone, near, known)
      return [finding(unknownTimeZone, { file, at: ['offices', number, 'timeZone'] }, { zone, nearest: near, sure })]
    })
  },
}

/** Further names, such as US/Pacific. To ask for the first takes 15 ms. */
function isTimeZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
