import type { ServiceGroup } from '../../../src/page/page.generated'
import type { Derived } from './derived-sections'
import type { Facts } from './facts'
import type { PageIndex } from './page-index'

/** Longer lists are parted over several pages: a page of thousands of links helps nobody. */
export const longestList = 200

/** The address of a part of a list: /services, /services/page-2 … @param number counts from 1 */
export function partAddress(path: string, number: number): string {
  return number === 1 ? path : `${path === '/' ? '' : path}/page-${number}`
}

/** How many pages a document makes: more than one if it holds a long list. */
export function partsOfPage({ derived }: Facts, index: PageIndex): number {
  return Math.max(1, ...derived.map((section) => partsFor(lengthOf(section, index))))
}

/** The address of a page and those of the further pages that its list needs. */
export function partAddresses(page: Facts, index: PageIndex): string[] {
  return Array.from({ length: partsOfPage(page, index) }, (_, before) => partAddress(page.path, before + 1))
}

/** How many pages a list of this length needs. */
export function partsFor(length: number): number {
  return Math.max(1, Math.ceil(length / longestList))
}

/** Whether the page holds a list that may need further pages. */
export function holdsList({ derived }: Facts): boolean {
  return derived.some(({ type }) => type === 'serviceList' || type === 'articleList')
}

function lengthOf(section: Derived, index: PageIndex): number {
  if (section.type === 'serviceList') return index.ofKind('service', section.group).length
  if (section.type === 'articleList' && !section.most) return index.ofKind('article').length
  return 0
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
