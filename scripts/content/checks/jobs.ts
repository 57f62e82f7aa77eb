import { kindOf } from '../facts'
import { isObject } from '../fields'
import { finding } from '../finding'
import type { DocumentCheck, SiteCheck } from './check'

/** A job's page holds a job and a section that shows it; no other page has either. */
export const jobs: DocumentCheck = ({ file, path, value }) => {
  if (!isObject(value)) return []
  const { job, sections } = value
  const place = (Array.isArray(sections) ? sections : []).findIndex(
    (section: unknown) => isObject(section) && section.type === 'job',
  )
  const isJob = kindOf(path, value.kind) === 'job'
  if (job === undefined) {
    if (isJob) return [finding('job-missing', { file, at: [] })]
    return place < 0 ? [] : [finding('job-section-alone', { file, at: ['sections', place, 'type'] })]
  }
  return [
    ...(isJob ? [] : [finding('job-elsewhere', { file, at: ['job'], on: 'name' })]),
    ...(place < 0 && Array.isArray(sections) ? [finding('job-unseen', { file, at: ['sections'], on: 'name' })] : []),
    ...(isObject(job) && typeof job.closes === 'string' && String(job.posted) > job.closes
      ? [finding('closes-early', { file, at: ['job', 'closes'] }, { closes: job.closes, posted: String(job.posted) })]
      : []),
  ]
}

/** A job whose last day to apply is over. A warning: time passing never breaks a build. */
export const closedJobs: SiteCheck = ({ index, date }) =>
  index.pages.flatMap(({ file, job }) =>
    job?.closes && job.closes < date
      ? [finding('job-closed', { file, at: ['job', 'closes'] }, { closes: job.closes })]
      : [],
  )
