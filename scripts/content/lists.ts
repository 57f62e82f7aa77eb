import type { Link, ServiceGroup, ServiceSummary, Site } from '../../src/page/page.generated'
import { isInternal, partsOf } from './checks/links'
import type { Site as SiteDocument } from './document.generated'
import type { Facts } from './facts'
import type { PageIndex } from './page-index'
import { fill } from './placeholders'

/** Every service page by group, in the site's order; services that name no group come last. */
export function serviceGroups(index: PageIndex, site: SiteDocument): ServiceGroup[] {
  const services = index.pages.filter(({ kind }) => kind === 'service')
  const groups: ServiceGroup[] = site.groups.map(({ id, label, description }) => ({
    group: id,
    label,
    description,
    services: summaries(
      services.filter(({ group }) => group === id),
      site,
    ),
  }))
  const others = summaries(
    services.filter(({ group }) => !site.groups.some(({ id }) => id === group)),
    site,
  )
  return [...groups, { label: 'More services', services: others }].filter((group) => group.services.length > 0)
}

/** Longer lists are parted over several pages: a page of thousands of links helps nobody. */
export const longestList = 200

/** The address of a part of a list: /services, /services/page-2 … @param number counts from 1 */
export function partAddress(path: string, number: number): string {
  return number === 1 ? path : `${path === '/' ? '' : path}/page-${number}`
}

/** How many pages a list needs. */
export function partsOfList(groups: readonly ServiceGroup[]): number {
  return Math.max(1, Math.ceil(groups.reduce((sum, { services }) => sum + services.length, 0) / longestList))
}

/** How many pages a document makes: more than one if it holds a long list. */
export function partsOfPage({ lists }: Facts, { pages }: PageIndex): number {
  const listed = (only: Facts['lists'][number]) =>
    pages.filter(({ kind, group }) => kind === 'service' && (only === 'all' || group === only)).length
  return Math.max(1, ...lists.map((group) => Math.ceil(listed(group) / longestList)))
}

/** The groups as far as they stand on one page of a list. @param number counts from 1 */
export function partOfList(groups: readonly ServiceGroup[], number: number): ServiceGroup[] {
  let start = (number - 1) * longestList
  let left = longestList
  return groups.flatMap((group) => {
    const services = left > 0 ? group.services.slice(Math.max(0, start), Math.max(0, start) + left) : []
    start -= group.services.length
    left -= services.length
    return services.length ? [{ ...group, services }] : []
  })
}

function summaries(services: Facts[], site: SiteDocument): ServiceSummary[] {
  return services.toSorted(byMenuAndName).map(({ path, label, description, menu }) => ({
    path,
    label: fill(label, site),
    description: fill(description, site),
    ...(menu !== undefined && { menu }),
  }))
}

const collator = new Intl.Collator('en')

function byMenuAndName(a: Facts, b: Facts): number {
  if (a.menu !== b.menu) return (a.menu ?? Infinity) - (b.menu ?? Infinity)
  return collator.compare(a.label, b.label) || (a.path < b.path ? -1 : 1)
}

/** The shell's data: identity, links whose pages exist, and the pages in the services menu. */
export function shellOf(index: PageIndex, { $schema: _, ...site }: SiteDocument): Site {
  const exists = ({ path }: Link) => !isInternal(path) || index.page(partsOf(path).address) !== undefined
  return {
    ...site,
    navigation: site.navigation.filter(exists),
    companyLinks: site.companyLinks.filter(exists),
    groups: serviceGroups(index, site).flatMap((group) => {
      const services = group.services.filter(({ menu }) => menu !== undefined)
      return services.length ? [{ ...group, services }] : []
    }),
  }
}

const none: Link[] = []
const breadcrumbs = new WeakMap<PageIndex, Map<string, Link[]>>()

/** The pages above a page, from Home down: what its folders are, and /services for a service that lives elsewhere. */
export function breadcrumbOf({ path, kind }: Facts, index: PageIndex, site: SiteDocument): Link[] {
  if (path === '/' || path === '/404') return none
  const folder = path.slice(0, path.lastIndexOf('/'))
  const start = folder === '' && kind === 'service' ? '/services' : folder
  // Neighbors in a folder share theirs.
  const known = breadcrumbs.get(index) ?? new Map<string, Link[]>()
  breadcrumbs.set(index, known)
  const breadcrumb = known.get(start) ?? linksDownTo(start, index, site)
  known.set(start, breadcrumb)
  return breadcrumb
}

function linksDownTo(folder: string, index: PageIndex, site: SiteDocument): Link[] {
  const names = folder.split('/').slice(1)
  const addresses = ['/', ...names.map((_, depth) => `/${names.slice(0, depth + 1).join('/')}`)]
  return addresses.flatMap((address) => {
    const page = index.page(address)
    return page
      ? [
          {
            label: site.navigation.find((link) => link.path === address)?.label ?? fill(page.label, site),
            path: address,
          },
        ]
      : []
  })
}
