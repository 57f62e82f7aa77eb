import type { JobOpening, JobRegion } from '../../page/page.generated'
import type { Choice } from './choice'
import { searchJobs } from './searchJobs'

/** What narrows a list down. */
export type Asked = Pick<Choice, 'search' | 'type'>

/** That nothing does. */
export const everything: Asked = { search: '', type: undefined }

/** A region with those of its openings that a search has found. */
export interface RegionResults extends JobRegion {
  found: JobOpening[]
}

export function resultsIn(region: JobRegion, { search, type }: Asked): RegionResults {
  return { ...region, found: searchJobs(region.openings, search).filter(({ job }) => job.type === (type ?? job.type)) }
}

/** How many there are: 12 open jobs in India, 2 of 12 open jobs in India, 201 to 400 of 934 open jobs in India. */
export function countOf({ found, openings, place, further }: RegionResults): string {
  if (further)
    return `${further.before + 1} to ${further.before + found.length} of ${further.all} open jobs in ${place}`
  const all = openings.length
  const number = found.length === all ? all : `${found.length} of ${all}`
  return `${number} open ${all === 1 ? 'job' : 'jobs'} in ${place}`
}

/** What to say where nothing is listed; undefined where something is. */
export function emptiness({ found, openings, place, further }: RegionResults) {
  if (found.length > 0) return undefined
  if (further)
    return {
      title: 'No Further Openings',
      text: `All jobs in ${place} are on the pages before.`,
    }
  if (openings.length > 0)
    return {
      title: 'No Matching Jobs Found',
      text: "We couldn't find any jobs matching your search. Try different keywords.",
    }
  return {
    title: 'No Current Openings',
    text: `There are no job openings in ${place} at this time. Please check back later.`,
  }
}
