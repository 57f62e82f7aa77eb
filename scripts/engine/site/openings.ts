import type { Job } from '../schema/document.generated'
import type { Facts } from './facts'
import { byName, newestFirst } from './order'
import type { PageIndex } from './page-index'

/** A page whose job it is. */
export type Opening = Facts & { job: Job }

/** How many pages go with one. */
export const mostRelated = 3

/** The jobs that are open on a day: lasting ones before internships, newest first. @param date such as 2026-11-20 */
export function openingsOf(index: PageIndex, date: string): Opening[] {
  return index
    .ofKind('job')
    .filter(hasJob)
    .filter(({ job }) => !isClosed(job, date))
    .sort(byTermAndDay)
}

/** The same of each region that has some. */
export function byRegion(openings: readonly Opening[]): Map<string, Opening[]> {
  const regions = new Map<string, Opening[]>()
  for (const opening of openings) {
    const own = regions.get(opening.job.region)
    if (own) own.push(opening)
    else regions.set(opening.job.region, [opening])
  }
  return regions
}

/** The first of each region and term, one more of each than a page shows: it may be among them itself. */
export function firstOfEachKind(openings: readonly Opening[]): Opening[] {
  const counts = new Map<string, number>()
  return openings.filter(({ job: { region, type } }) => {
    const kind = `${region} ${termOf(type)}`
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= mostRelated + 1
  })
}

/** Newest first, whatever they are. */
export function newestOf(openings: readonly Opening[]): Opening[] {
  return openings.toSorted((a, b) => newestFirst(a.job.posted, b.job.posted))
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

function byTermAndDay(a: Opening, b: Opening): number {
  return termOf(a.job.type) - termOf(b.job.type) || newestFirst(a.job.posted, b.job.posted) || byName(a, b)
}

/** What lasts comes before internships. */
function termOf(type: Job['type']): number {
  return type === 'Internship' ? 1 : 0
}
