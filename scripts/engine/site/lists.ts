import type { PageSummary, ServiceGroup } from '../../../src/page/page.generated'
import type { Job, Site } from '../schema/document.generated'
import type { Facts } from './facts'
import { marksOf } from './held-back'
import type { PageIndex } from './page-index'
import { fill } from './placeholders'

/** A page whose job it is. */
export type Opening = Facts & { job: Job }

/** What lists show, each gathered and sorted once, for all pages that show some of it. */
export class Lists {
  readonly #index: PageIndex
  readonly #site: Site
  readonly #date: string
  #services?: readonly ServiceGroup[]
  #places?: ReadonlyMap<string, PlaceInGroup>
  #articles?: readonly Facts[]
  #openings?: readonly Opening[]
  #byRegion?: ReadonlyMap<string, readonly Opening[]>
  #firstOpenings?: readonly Opening[]
  #newestOpenings?: readonly Opening[]

  /** @param date the day to build for: 2026-11-20 */
  constructor(index: PageIndex, site: Site, date: string) {
    this.#index = index
    this.#site = site
    this.#date = date
  }

  /** Every service page by group, in the site's order; services that name no group come last. */
  get services(): readonly ServiceGroup[] {
    return (this.#services ??= serviceGroups({ index: this.#index, site: this.#site, date: this.#date }))
  }

  /** Where in its group a service stands, by its path. */
  get places(): ReadonlyMap<string, PlaceInGroup> {
    return (this.#places ??= placesIn(this.services))
  }

  /** Every article, newest first. */
  get articles(): readonly Facts[] {
    return (this.#articles ??= this.#index.ofKind('article').toSorted(byDay))
  }

  /** The jobs that are open: lasting ones before internships, newest first. */
  get openings(): readonly Opening[] {
    return (this.#openings ??= openingsOf(this.#index, this.#date))
  }

  /** The same of each region that has some. */
  get openingsByRegion(): ReadonlyMap<string, readonly Opening[]> {
    return (this.#byRegion ??= byRegion(this.openings))
  }

  /** The first of these of each region and term: whichever job a page is about, those nearest to it are among them. */
  get firstOpenings(): readonly Opening[] {
    return (this.#firstOpenings ??= firstOfEachKind(this.openings))
  }

  /** The jobs that are open, newest first whatever they are. */
  get newestOpenings(): readonly Opening[] {
    return (this.#newestOpenings ??= this.openings.toSorted((a, b) => newestFirst(a.job.posted, b.job.posted)))
  }
}

export interface PlaceInGroup {
  services: readonly PageSummary[]
  place: number
}

/** How many pages go with one. */
export const mostRelated = 3

/** The services in the menu by group, in its order: few of those that there are. */
export function menuGroups(around: Listing): ServiceGroup[] {
  return serviceGroups(around, ({ menu }) => menu !== undefined)
}

/** What lists are made of. */
interface Listing {
  index: PageIndex
  site: Site
  /** The day to list for: 2026-11-20. */
  date: string
}

function serviceGroups(around: Listing, isListed = (_: Facts) => true): ServiceGroup[] {
  const { index, site } = around
  const inOrder = (services: readonly Facts[]) =>
    services
      .filter(isListed)
      .sort(byMenuAndName)
      .map((service) => summaryOf(service, around))
  const groups = site.groups.map(({ id, label, description }) => ({
    group: id,
    label,
    description,
    services: inOrder(index.ofKind('service', id)),
  }))
  const others = index.ofKind('service').filter(({ group }) => !site.groups.some(({ id }) => id === group))
  return [...groups, { label: 'More services', services: inOrder(others) }].filter((group) => group.services.length > 0)
}

function placesIn(groups: readonly ServiceGroup[]): Map<string, PlaceInGroup> {
  const places = new Map<string, PlaceInGroup>()
  for (const { services } of groups)
    for (const [place, { path }] of services.entries()) places.set(path, { services, place })
  return places
}

function openingsOf(index: PageIndex, date: string): Opening[] {
  return index
    .ofKind('job')
    .filter(hasJob)
    .filter(({ job }) => !isClosed(job, date))
    .sort(byTermAndDay)
}

function byRegion(openings: readonly Opening[]): Map<string, Opening[]> {
  const regions = new Map<string, Opening[]>()
  for (const opening of openings) {
    const own = regions.get(opening.job.region)
    if (own) own.push(opening)
    else regions.set(opening.job.region, [opening])
  }
  return regions
}

/** One more of each than a page shows: it may be among them itself. */
function firstOfEachKind(openings: readonly Opening[]): Opening[] {
  const counts = new Map<string, number>()
  return openings.filter(({ job: { region, type } }) => {
    const kind = `${region} ${termOf(type)}`
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= mostRelated + 1
  })
}

/**
 * Whether the last day to apply is over. A build on the day after it makes the pages that show the job again, no other.
 * @param date a day: 2026-11-20
 */
export function isClosed({ closes }: Job, date: string): boolean {
  return closes !== undefined && closes < date
}

function hasJob(page: Facts): page is Opening {
  return page.job !== undefined
}

/** A page as lists show it. */
export function summaryOf(page: Facts, { site, date }: Omit<Listing, 'index'>): PageSummary {
  const { path, label, description, menu, published, minutes } = page
  const { entry: unpublished } = marksOf(page, date)
  return {
    path,
    label: fill(label, site),
    description: fill(description, site),
    ...(menu !== undefined && { menu }),
    ...(published !== undefined && { published }),
    ...(minutes !== undefined && { minutes }),
    ...(unpublished !== undefined && { unpublished }),
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
  return termOf(a.job.type) - termOf(b.job.type) || newestFirst(a.job.posted, b.job.posted) || byName(a, b)
}

/** What lasts comes before internships. */
function termOf(type: Job['type']): number {
  return type === 'Internship' ? 1 : 0
}

/** Days as text sort by themselves; what has no day comes last. */
function newestFirst(a = '', b = ''): number {
  return a === b ? 0 : a < b ? 1 : -1
}
