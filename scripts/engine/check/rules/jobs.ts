import { finding, type Finding } from '../../problems/finding'
import { sectionsIn } from '../../schema/fields'
import { pageKind, rootOf } from '../../site/page-kind'
import { isObject } from '../../text/is-object'
import { nearest } from '../../text/nearest'
import type { DocumentCheck, SiteCheck } from '../check'
import { hasKnownType } from '../section-type'

/** A job's page holds a job and a section that shows it; no other page has either. */
export const jobs: DocumentCheck = ({ file, path, value, whole, roots }) => {
  // Where the roots are not known, that is what has to be mended first.
  if (!isObject(value) || !roots) return []
  const sections = sectionsIn(value)
  const place = sections.findIndex((section) => isObject(section) && section.type === 'job')
  const isJob = pageKind(path, value.kind, roots) === 'job'
  const root = rootOf('job', roots)
  if (value.job === undefined) {
    // A mistyped name is one mistake, and is reported as such.
    const mistyped = Object.keys(value).some((name) => nearest(name, ['job']))
    if (isJob) return whole && !mistyped ? [finding('job-missing', { file, at: [] }, { root })] : []
    return place < 0 ? [] : [finding('job-section-alone', { file, at: ['sections', place, 'type'] })]
  }
  const unseen = isJob && whole && place < 0 && sections.length > 0 && sections.every(hasKnownType)
  return [
    ...(isJob ? [] : [finding('job-elsewhere', { file, at: ['job'], on: 'name' }, { root })]),
    ...(unseen ? [finding('job-unseen', { file, at: ['sections'], on: 'name' })] : []),
    ...closesEarly(file, value.job),
  ]
}

const day = /^\d{4}-\d\d-\d\d$/

function closesEarly(file: string, job: unknown): Finding[] {
  if (!isObject(job)) return []
  const [posted, closes] = [String(job.posted), String(job.closes)]
  if (!day.test(posted) || !day.test(closes) || posted <= closes) return []
  return [finding('closes-early', { file, at: ['job', 'closes'] }, { closes, posted })]
}

/** A job whose last day to apply is over. A warning: time passing never breaks a build. */
export const closedJobs: SiteCheck = ({ index, date }) =>
  index.pages.flatMap(({ file, job }) =>
    job?.closes && job.closes < date && job.posted <= job.closes
      ? [finding('job-closed', { file, at: ['job', 'closes'] }, { closes: job.closes })]
      : [],
  )
