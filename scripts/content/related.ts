import type { PageSummary } from '../../src/page/page.generated'
import { partsOf } from './checks/links'
import type { Site } from './document.generated'
import type { Facts } from './facts'
import { articlesOf, openingsOf, serviceGroups, summaryOf } from './lists'
import type { PageIndex } from './page-index'

const mostRelated = 3

export interface Surroundings {
  index: PageIndex
  site: Site
  /** The day the site is built for: 2026-11-20. */
  date: string
}

/**
 * The pages that go with a page: those its author names, or else the services that follow it in its group, the
 * newest other articles, or other open jobs, those of its region first, an internship's beginning with internships.
 */
export function relatedTo(page: Facts, named: readonly string[] | undefined, around: Surroundings): PageSummary[] {
  const { index, site } = around
  const withGroup = (other: Facts) => ({ ...summaryOf(other, site), ...(other.group && { group: other.group }) })
  if (named) {
    return named.flatMap((path) => {
      const other = index.answer(partsOf(path).address)?.page
      return other ? [withGroup(other)] : []
    })
  }
  switch (page.kind) {
    case 'service':
      return neighborsOf(page, around).map((other) => ({ ...other, ...(page.group && { group: page.group }) }))
    case 'article':
      return others(articlesOf(index), page).map(withGroup)
    case 'job':
      return others(openingsOf(index, around.date).sort(byNearnessTo(page)), page).map(withGroup)
    default:
      return []
  }
}

function others<Page extends Facts>(pages: readonly Page[], page: Facts): Page[] {
  return pages.filter((other) => other !== page).slice(0, mostRelated)
}

/** Nearest first; the order within stays. */
function byNearnessTo(page: Facts) {
  const distance = (other: Facts) =>
    (other.job?.region === page.job?.region ? 0 : 2) + (isInternship(other) === isInternship(page) ? 0 : 1)
  return (a: Facts, b: Facts) => distance(a) - distance(b)
}

function isInternship({ job }: Facts): boolean {
  return job?.type === 'Internship'
}

/** The services after this one in its group, from the first again after the last: every page is somebody's neighbor. */
function neighborsOf({ path }: Facts, around: Surroundings): PageSummary[] {
  const found = placesOf(around).get(path)
  if (!found) return []
  const { services, place } = found
  return [...services.slice(place + 1, place + 1 + mostRelated), ...services.slice(0, place)].slice(0, mostRelated)
}

interface Place {
  services: PageSummary[]
  place: number
}

const known = new WeakMap<PageIndex, Map<string, Place>>()

/** Where in its group each service stands: worked out once for thousands of pages. */
function placesOf({ index, site }: Surroundings): Map<string, Place> {
  const places =
    known.get(index) ??
    new Map(
      serviceGroups(index, site).flatMap(({ services }) =>
        services.map(({ path }, place): [string, Place] => [path, { services, place }]),
      ),
    )
  known.set(index, places)
  return places
}
