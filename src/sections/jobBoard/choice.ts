import { jobTypes } from '../../components/JobType'
import { withValues } from '../../navigation/query'
import type { Job, JobOpening, JobRegion, Region, SiteRegion } from '../../page/page.generated'

/** What a visitor looks for, and what is open. */
export interface Choice {
  /** Undefined where the address has none. */
  region: Region | undefined
  search: string
  /** How the work is to be done; undefined if that does not matter. */
  type: Job['type'] | undefined
  /** The id of the open job, whether the list shows it or not; empty if none is open. */
  job: string
}

/** The choice an address's query stands for: ?region=usa&search=wordpress&type=remote&job=crm-executive. */
export function choiceIn(query: string, regions: readonly SiteRegion[]): Choice {
  const parameters = new URLSearchParams(query)
  return {
    region: regionOf(parameters.get('region'), regions),
    search: parameters.get('search') ?? '',
    type: typeOf(parameters.get('type')),
    job: parameters.get('job') ?? '',
  }
}

/** The region a word stands for. */
export function regionOf(word: string | null, regions: readonly SiteRegion[]): Region | undefined {
  return regions.find(({ region }) => region === word?.toLowerCase())?.region
}

/** The type a word stands for. */
export function typeOf(word: string | null): Job['type'] | undefined {
  return jobTypes.find((type) => type.toLowerCase() === word?.toLowerCase())
}

/** The region of the open job; undefined where none is, or it is not among the open ones any more. */
export function regionOfJob({ job }: Choice, regions: JobRegion[]): JobRegion | undefined {
  return regions.find(({ openings }) => openings.some((each) => idOf(each) === job))
}

/** The region to show: where none is chosen that of the open job, else the first. */
export function regionToShow(choice: Choice, regions: JobRegion[]): Region | undefined {
  return choice.region ?? (regionOfJob(choice, regions) ?? regions[0])?.region
}

/** A job's name in addresses: the last part of its page's. */
export function idOf({ path }: Pick<JobOpening, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The query with another choice in it. What goes without saying is left out; what is not the board's stays. */
export function withChoice(query: string, change: Partial<Choice>, regions: readonly SiteRegion[]): string {
  const { region, search, type, job } = { ...choiceIn(query, regions), ...change }
  const first = regions[0]?.region
  // Beside a job the first region does not go without saying: the job may be one of another.
  return withValues(query, {
    region: region && (region !== first || job) ? region : '',
    search,
    type: type?.toLowerCase() ?? '',
    job,
  })
}

/** The query once a job has been opened or closed. */
export function withJob(query: string, opening: JobOpening, open: boolean, regions: readonly SiteRegion[]): string {
  const id = idOf(opening)
  // Another one may be open by now.
  if (!open && choiceIn(query, regions).job !== id) return query
  return withChoice(query, { region: opening.job.region, job: open ? id : '' }, regions)
}
