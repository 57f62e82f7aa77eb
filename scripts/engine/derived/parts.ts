import type { Link, ServiceGroup } from '../../../src/page/page.generated'
import type { Around } from './derivation'

/**
 * Longer lists are parted over several pages, each with a title and a canonical address of its own: a page of thousands
 * of links helps nobody.
 */
export const longestList = 200

/** The address of a part of a list: /services, /services/page-2 … @param number counts from 1 */
export function partAddress(path: string, number: number): string {
  return number === 1 ? path : `${path === '/' ? '' : path}/page-${number}`
}

/** How many pages a list of this length needs. */
export function partsFor(length: number): number {
  return Math.max(1, Math.ceil(length / longestList))
}

/** The entries of a list that stand on one of its pages. @param number counts from 1 */
export function partOf<Entry>(entries: readonly Entry[], number: number): Entry[] {
  return entries.slice((number - 1) * longestList, number * longestList)
}

/** The groups as far as they stand on one page of a list. @param number counts from 1 */
export function partOfGroups(groups: readonly ServiceGroup[], number: number): ServiceGroup[] {
  let first = (number - 1) * longestList
  let end = number * longestList
  return groups.flatMap((group) => {
    const services = group.services.slice(Math.max(0, first), Math.max(0, end))
    first -= group.services.length
    end -= group.services.length
    return services.length ? [{ ...group, services }] : []
  })
}

/**
 * Links to the pages before and after this one of a long list.
 * @param labels of the page before, of the one after
 * @param query what these are to show: ?region=usa
 */
export function furtherPages(
  { id }: { id: string },
  { facts, part }: Around,
  length: number,
  [before, after]: [before: string, after: string],
  query = '',
): { previous?: Link; next?: Link } {
  const link = (label: string, number: number) => ({ label, path: `${partAddress(facts.path, number)}${query}#${id}` })
  return {
    ...(part > 1 && { previous: link(before, Math.min(part - 1, partsFor(length))) }),
    ...(part < partsFor(length) && { next: link(after, part + 1) }),
  }
}
