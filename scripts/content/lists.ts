import type { Link, ServiceGroup, ServiceSummary, Site } from '../../src/page/page.generated'
import { isInternal, partsOf } from './checks/links'
import type { Site as SiteDocument } from './document.generated'
import type { Facts } from './facts'
import type { PageIndex } from './page-index'

/** Every service page by group, in the site's order; services that name no group come last. */
export function serviceGroups(index: PageIndex, site: SiteDocument): ServiceGroup[] {
  const services = index.pages.filter(({ kind }) => kind === 'service')
  const groups: ServiceGroup[] = site.groups.map(({ id, label, description }) => ({
    group: id,
    label,
    description,
    services: summaries(services.filter(({ group }) => group === id)),
  }))
  const others = summaries(services.filter(({ group }) => !site.groups.some(({ id }) => id === group)))
  return [...groups, { label: 'More services', services: others }].filter((group) => group.services.length > 0)
}

function summaries(services: Facts[]): ServiceSummary[] {
  return services.sort(byMenuAndName).map(({ path, label, description, menu }) => ({ path, label, description, ...(menu !== undefined && { menu }) }))
}

function byMenuAndName(a: Facts, b: Facts): number {
  if (a.menu !== b.menu) return (a.menu ?? Infinity) - (b.menu ?? Infinity)
  return a.label.localeCompare(b.label, 'en') || (a.path < b.path ? -1 : 1)
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

/** The pages above a page, from Home down: what its folders are, and /services for a service that lives elsewhere. */
export function breadcrumbOf({ path, kind }: Facts, index: PageIndex, site: SiteDocument): Link[] {
  if (path === '/' || path === '/404') return []
  const folders = path.split('/').slice(1, -1)
  const above = folders.map((_, depth) => `/${folders.slice(0, depth + 1).join('/')}`)
  const addresses = ['/', ...(kind === 'service' && above.length === 0 ? ['/services'] : above)]
  return addresses.flatMap((address) => {
    const page = index.page(address)
    return page ? [{ label: site.navigation.find((link) => link.path === address)?.label ?? page.label, path: address }] : []
  })
}
