import type { Job, Site } from '../schema/document.generated'
import { isClosed } from '../site/lists'
import { regionsOf } from '../site/regions'
import { neverParted, nothingNoted, type Derivation } from './derivation'

/** The job of the page, and whether it can still be applied for. */
export const job: Derivation<'job'> = {
  notes: nothingNoted,
  dependsOn: (_, { job: own }, { date, site }) =>
    own && [isClosed(own, date), labelOf(own, site), site.equalOpportunity],
  entries: neverParted,
  resolve: (section, { document, facts, resolveJob, date, site }) => {
    // A check refuses the section where the page has no job.
    if (!document.job) throw new Error(`${facts.file} has a section of the type job, and no job`)
    const closed = isClosed(document.job, date) ? { closed: document.job.closes } : {}
    const { equalOpportunity } = site
    return {
      ...section,
      heading: section.heading ?? 'About the job',
      job: resolveJob(document.job),
      ...closed,
      ...(equalOpportunity && { equalOpportunity }),
    }
  },
}

/** What the page calls the job's region. */
function labelOf({ region }: Job, site: Site): string | undefined {
  return regionsOf(site).find((known) => known.region === region)?.label
}
