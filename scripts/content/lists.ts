import type { PageSummary, ServiceGroup } from '../../src/page/page.generated'
import type { Job, Site } from './document.generated'
import type { Facts } from './facts'
import type { PageIndex } from './page-index'
import { fill } from './placeholders'

/** Every service page by group, in the site's order; services that name no group come last. */
export function serviceGroups(index: PageIndex, site: Site): ServiceGroup[] {
  const services = index.pages.filter(({ kind }) => kind === 'service').sort(byMenuAndName)
  const groups: ServiceGroup[] = site.groups.map(({ id, label, description }) => ({
    group: id,
    label,
    description,
    services: services.filter(({ group }) => group === id).map((page) => summaryOf(page, site)),
  }))
  const others = services.filter(({ group }) => !site.groups.some(({ id }) => id === group))
  return [...groups, { label: 'More services', services: others.map((page) => summaryOf(page, site)) }].filter(
    (group) => group.services.length > 0,
  )
}

/** Every article, newest first. */
export function articlesOf({ pages }: PageIndex): Facts[] {
  return pages.filter(({ kind }) => kind === 'article').sort(byDay)
}

/** A page whose job it is. */
export type Opening = Facts & { job: Job }

/** The jobs that are open on a day: lasting ones before internships, newest first. */
export function openingsOf({ pages }: PageIndex, date: string): Opening[] {
  return pages
    .filter(isOpening)
    .filter(({ job }) => !isClosed(job, date))
    .sort(byTermAndDay)
}

/** Whether the last day to apply is over. @param date a day: 2026-11-20 */
export function isClosed({ closes }: Job, date: string): boolean {
  return closes !== undefined && closes < date
}

function isOpening(page: Facts): page is Opening {
  return page.kind === 'job' && page.job !== undefined
}

/** A page as lists show it. */
export function summaryOf(page: Facts, site: Site): PageSummary {
  const { path, label, description, menu, published, minutes } = page
  return {
    path,
    label: fill(label, site),
    description: fill(description, site),
    ...(menu !== undefined && { menu }),
    ...(published !== undefined && { published }),
    ...(minutes !== undefined && { minutes }),
  }
}

const collator = new Intl.Collator('en')

function byName(a: Facts, b: Facts): number {
  return collator.compare(a.label, b.label) || (a.path < b.path ? -1 : 1)
}

function byMenuAndName(a: Facts, b: Facts): number {
  if (a.menu !== b.menu) return (a.menu ?? Infinity) - (b.menu ?? Infinity)
  return byName(a, b)
}

function byDay(a: Facts, b: Facts): number {
  return newestFirst(a.published, b.published) || byName(a, b)
}

function byTermAndDay(a: Opening, b: Opening): number {
  const term = ({ job }: Opening) => (job.type === 'Internship' ? 1 : 0)
  return term(a) - term(b) || newestFirst(a.job.posted, b.job.posted) || byName(a, b)
}

/** Days as text sort by themselves; what has no day comes last. */
function newestFirst(a = '', b = ''): number {
  return a === b ? 0 : a < b ? 1 : -1
}
