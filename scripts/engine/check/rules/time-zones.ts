import { finding } from '../../problems/finding'
import { isObject } from '../../text/is-object'
import { isOnlyNearest, nearest } from '../../text/nearest'
import type { DocumentCheck } from '../check'

/** Names of today that Node still lists by older ones: https://data.iana.org/time-zones/data/backward */
const renamed = ['Asia/Ho_Chi_Minh', 'Asia/Kathmandu', 'Asia/Kolkata', 'Asia/Yangon', 'America/Nuuk', 'Europe/Kyiv']

/** Every office's time zone is one of IANA's: https://www.iana.org/time-zones */
export const timeZones: DocumentCheck = ({ file, value }) => {
  if (!isObject(value) || !Array.isArray(value.offices)) return []
  return value.offices.flatMap((office: unknown, number) => {
    const zone = isObject(office) ? office.timeZone : undefined
    // What is not written like one breaks the schema, which says so.
    if (typeof zone !== 'string' || !zone.includes('/') || isTimeZone(zone)) return []
    const known = [...Intl.supportedValuesOf('timeZone'), ...renamed]
    const near = nearest(zone, known)
    const sure = near !== undefined && isOnlyNearest(zone, near, known)
    return [finding('unknown-time-zone', { file, at: ['offices', number, 'timeZone'] }, { zone, nearest: near, sure })]
  })
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
