import path from 'node:path'
import { readSource } from '../load/read-source'
import { siteFile } from '../load/sources'
import { isObject } from '../text/is-object'

/**
 * The day as a site counts it.
 * @param pages the folder of documents @param now in milliseconds since 1970 @returns such as 2026-11-20
 */
export function siteDay(pages: string, now: number): string {
  return dayIn(zoneOf(readSource(path.posix.join(pages, siteFile), 'site')?.value), now)
}

/**
 * The day in a place.
 * @param timeZone such as Asia/Kolkata; undefined, or unknown to this computer, for where the computer is
 * @param now in milliseconds since 1970 @returns such as 2026-11-20
 */
export function dayIn(timeZone: string | undefined, now: number): string {
  const parts = formatFor(timeZone).formatToParts(now)
  return ['year', 'month', 'day'].map((name) => parts.find(({ type }) => type === name)?.value).join('-')
}

function formatFor(timeZone: string | undefined): Intl.DateTimeFormat {
  const inNumbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  try {
    return new Intl.DateTimeFormat('en-US', { ...inNumbers, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-US', inNumbers)
  }
}

/** The time zone of a site by its data, which may break the schema: its own, or that of its first office. */
export function zoneOf(siteData: unknown): string | undefined {
  if (!isObject(siteData)) return undefined
  const [first]: unknown[] = Array.isArray(siteData.offices) ? siteData.offices : []
  const zones = [siteData.timeZone, isObject(first) ? first.timeZone : undefined]
  return zones.find((zone) => typeof zone === 'string')
}
