import type { PageSummary, ServiceGroup } from '../../../src/page/page.generated'
import type { Site } from '../schema/document.generated'
import type { Facts } from './facts'
import { marksOf } from './held-back'
import { byRegion, firstOfEachKind, newestOf, openingsOf, type Opening } from './openings'
import { byDay, byMenuAndName } from './order'
import type { PageIndex } from './page-index'
import { fill } from './placeholders'

/**
 * In which order lists have pages, each by its place among all. To sort them asks every page for its name or its job,
 * so a build keeps this as long as pages say to each other what they did.
 */
export interface ListOrders {
  /** Of each group, in the site's order; of those that name no group last. */
  services: number[][]
  articles: number[]
  firstOpenings: number[]
  newestOpenings: number[]
}

/** What lists show, each gathered and sorted once, for all pages that show some of it. */
export class Lists {
  readonly #index: PageIndex
  readonly #site: Site
  readonly #date: string
  readonly #known: ListOrders | undefined
  #ordered?: readonly (readonly Facts[])[]
  #services?: readonly ServiceGroup[]
  #places?: ReadonlyMap<string, PlaceInGroup>
  #articles?: readonly Facts[]
  #openings?: readonly Opening[]
  #byRegion?: ReadonlyMap<string, readonly Opening[]>
  #firstOpenings?: readonly Facts[]
  #newestOpenings?: readonly Facts[]

  /** @param date the day to build for: 2026-11-20 @param known the orders, if they are what they were */
  constructor(index: PageIndex, site: Site, date: string, known?: ListOrders) {
    this.#index = index
    this.#site = site
    this.#date = date
    this.#known = known
  }

  /** Every service page by group, in the site's order; services that name no group come last. */
  get services(): readonly ServiceGroup[] {
    return (this.#services ??= named(this.#inOrder, { site: this.#site, date: this.#date }))
  }

  /** Where in its group a service stands, by its path. */
  get places(): ReadonlyMap<string, PlaceInGroup> {
    return (this.#places ??= placesIn(this.#inOrder))
  }

  /** Every article, newest first. */
  get articles(): readonly Facts[] {
    return (this.#articles ??= this.#known
      ? this.#at(this.#known.articles)
      : this.#index.ofKind('article').toSorted(byDay))
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
  get firstOpenings(): readonly Facts[] {
    return (this.#firstOpenings ??= this.#known ? this.#at(this.#known.firstOpenings) : firstOfEachKind(this.openings))
  }

  /** The jobs that are open, newest first whatever they are. */
  get newestOpenings(): readonly Facts[] {
    return (this.#newestOpenings ??= this.#known ? this.#at(this.#known.newestOpenings) : newestOf(this.openings))
  }

  /** The orders, for a build to remember. */
  get orders(): ListOrders {
    if (this.#known) return this.#known
    const places = new Map(this.#index.pages.map((page, place) => [page, place]))
    const placesOf = (pages: readonly Facts[]) => pages.flatMap((page) => places.get(page) ?? [])
    return {
      services: this.#inOrder.map(placesOf),
      articles: placesOf(this.articles),
      firstOpenings: placesOf(this.firstOpenings),
      newestOpenings: placesOf(this.newestOpenings),
    }
  }

  get #inOrder(): readonly (readonly Facts[])[] {
    return (this.#ordered ??=
      this.#known?.services.map((places) => this.#at(places)) ?? inOrder(this.#index.ofKind('service'), this.#site))
  }

  #at(places: readonly number[]): Facts[] {
    return places.flatMap((place) => this.#index.pages[place] ?? [])
  }
}

export interface PlaceInGroup {
  services: readonly Facts[]
  place: number
}

/** What lists are made of. */
interface Listing {
  site: Site
  /** The day to list for: 2026-11-20. */
  date: string
}

/** The services in the menu by group, in its order: few of those that there are. */
export function menuGroups({ index, ...around }: Listing & { index: PageIndex }): ServiceGroup[] {
  const inMenu = index.ofKind('service').filter(({ menu }) => menu !== undefined)
  return named(inOrder(inMenu, around.site), around)
}

/** Of these services those of each group, and those of none. */
function inOrder(services: readonly Facts[], { groups }: Site): Facts[][] {
  const others = services.filter(({ group }) => !groups.some(({ id }) => id === group))
  return [...groups.map(({ id }) => services.filter(({ group }) => group === id)), others].map((own) =>
    own.sort(byMenuAndName),
  )
}

/** The same with their names, as lists show them. */
function named(ordered: readonly (readonly Facts[])[], around: Listing): ServiceGroup[] {
  const { groups } = around.site
  return ordered.flatMap((pages, number) => {
    const group = groups[number]
    const services = pages.map((service) => summaryOf(service, around))
    if (services.length === 0) return []
    if (!group) return [{ label: 'More services', services }]
    const { id, label, description } = group
    return [{ group: id, label, description, services }]
  })
}

function placesIn(groups: readonly (readonly Facts[])[]): Map<string, PlaceInGroup> {
  const places = new Map<string, PlaceInGroup>()
  for (const services of groups)
    for (const [place, { path }] of services.entries()) places.set(path, { services, place })
  return places
}

/** A page as lists show it. */
export function summaryOf(page: Facts, { site, date }: Listing): PageSummary {
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
