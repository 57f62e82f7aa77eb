import { isClosed } from '../site/lists'
import { neverParted, nothingNoted, type Derivation } from './derivation'

/** The job of the page, and whether it can still be applied for. */
export const job: Derivation<'job'> = {
  notes: nothingNoted,
  dependsOn: (_, { job: own }, { date }) => own && isClosed(own, date),
  entries: neverParted,
  resolve: (section, { document, facts, resolveJob, date }) => {
    // A check refuses the section where the page has no job.
    if (!document.job) throw new Error(`${facts.file} has a section of the type job, and no job`)
    const closed = isClosed(document.job, date) ? { closed: document.job.closes } : {}
    return { ...section, heading: section.heading ?? 'About the job', job: resolveJob(document.job), ...closed }
  },
}
