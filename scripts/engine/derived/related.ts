import type { PageSummary } from '../../../src/page/page.generated'
import type { Facts } from '../site/facts'
import { partsOf } from '../site/links'
import { summaryOf, type Lists } from '../site/lists'
import { mostRelated } from '../site/openings'
import type { Surroundings } from '../site/surroundings'
import type { Around } from './derivation'

/**
 * The pages that go with a page: those its author names, or else the services that follow it in its group, the
 * newest other articles, or other open jobs, those of its region first, an internship's beginning with internships.
 */
export function relatedTo(page: Facts, named: readonly string[] | undefined, around: Surroundings): PageSummary[] {
  const { index, lists } = around
  const withGroup = (other: Facts) => ({ ...summaryOf(other, around), ...(other.group && { group: other.group }) })
  if (named) {
    return named.flatMap((path) => {
      const other = index.answer(partsOf(path).address)?.page
      return other ? [withGroup(other)] : []
    })
  }
  switch (page.kind) {
    case 'service':
      return neighborsOf(page, lists).map(withGroup)
    case 'article':
      return others(lists.articles, page).map(withGroup)
    case 'job':
      return others(lists.firstOpenings.toSorted(byNearnessTo(page)), page).map(withGroup)
    default:
      return []
  }
}

function others<Page extends Facts>(pages: readonly Page[], page: Facts): Page[] {
  const first = pages.slice(0, mostRelated + 1)
  return first.filter(({ path }) => path !== page.path).slice(0, mostRelated)
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
function neighborsOf({ path }: Facts, { places }: Lists): Facts[] {
  const found = places.get(path)
  if (!found) return []
  const { services, place } = found
  const after = services.slice(place + 1, place + 1 + mostRelated)
  return [...after, ...services.slice(0, Math.min(place, mostRelated - after.length))]
}

/** A page as lists show it, with its picture. */
export function summaryWithCover(page: Facts, around: Surroundings): PageSummary {
  // Which is in the color of its group, though the list does not say that.
  return { ...summaryOf(page, around), cover: around.art.of(page).cover }
}

/** The same where it is known what the list shows. */
export function withCover(page: PageSummary, { art }: Around): PageSummary {
  return { ...page, cover: art.of(page).cover }
}
