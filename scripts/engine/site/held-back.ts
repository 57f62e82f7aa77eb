import { dayInWords } from '../problems/words/days'
import type { Facts } from './facts'

/** What is known of a page that says whether it is published. */
export type Release = Pick<Facts, 'path' | 'draft' | 'published'>

/** What keeps a page back that is a draft; of others it is the day on which they are published: 2026-12-01. */
export const asDraft = 'draft'

/** The pages that a site cannot be without. */
export const neededPages: readonly string[] = ['/', '/404']

/**
 * A page that is a draft, or whose day has not come, is no part of the site: no file, list, menu, redirect or count of
 * it shows that it exists. Who writes a draft expects that it may be unfinished, as in WordPress or Sanity: what would
 * be an error in it is a warning, so that it never keeps others from being published, and it is not shown before it is
 * right. A page with a day to come goes out by itself, so it is held to what a published one is from the beginning:
 * otherwise the site would break on that day without anybody having done anything.
 *
 * @param date a day: 2026-11-20
 * @returns what keeps the page back; undefined if nothing does
 */
export function heldBack({ path, draft, published }: Release, date: string): string | undefined {
  if (neededPages.includes(path)) return undefined
  if (draft) return asDraft
  return published !== undefined && isDay.test(published) && published > date ? published : undefined
}

/** Whoever writes a day in another way is told so, and the page is not taken away for it. */
const isDay = /^\d{4}-\d\d-\d\d$/

/** What previews say of a page that is held back, on the page itself and where a list has it; nothing of others. */
export function marksOf(release: Release, date: string): { page?: string; entry?: string } {
  const until = heldBack(release, date)
  if (until === undefined) return {}
  if (until === asDraft) return { page: 'Draft: not published', entry: 'Draft' }
  const day = dayInWords(until)
  return { page: `Published from ${day}`, entry: `From ${day}` }
}
