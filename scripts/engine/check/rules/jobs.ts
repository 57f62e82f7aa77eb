import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { sectionsIn } from '../../schema/fields'
import { pageKind, rootOf } from '../../site/page-kind'
import { asText } from '../../text/as-text'
import { isObject } from '../../text/is-object'
import { nearest } from '../../text/nearest'
import type { DocumentCheck } from '../check'
import { jobPage } from '../example-pieces'
import { isJobWithin } from '../against-schema/section-types'
import { hasKnownType } from '../section-type'

const jobMissing = rule({
  id: 'job-missing',
  about: 'The job is missing',
  words: ({ root }: { root?: string | undefined }) => ({
    message: root
      ? `Pages in pages-json${root} are job openings, and this one has no "job". Add it, or give the page "kind": "page".`
      : 'This page says that it is a job opening, and has no "job". Add it, or give the page "kind": "page".',
  }),
  wrong: { place: jobPage().place, page: '"title": "Data Engineer, Trivandrum (Hybrid)"' },
  right: jobPage(),
})

const jobSectionAlone = rule({
  id: 'job-section-alone',
  about: 'There is no job to show',
  words: () => ({
    message: 'There is no job to show here, as the page has no "job". Remove this section, or add a "job".',
  }),
  wrong: { sections: '{ "type": "job" }' },
  right: { sections: '{ "type": "jobBoard", "heading": "Jobs" }' },
})

const jobElsewhere = rule({
  id: 'job-elsewhere',
  about: 'A job stands on a page that is none',
  words: ({ root, near }: { root?: string | undefined; near?: string | undefined }) => ({
    message:
      root && near
        ? `Job openings are in the folder "${root.slice(1)}", and this one is in "${near}". Move the file to pages-json${root}.`
        : `Only a job opening has a "job". ${root ? `Move this file to pages-json${root}` : 'Give this page "kind": "job"'}, or remove "job".`,
  }),
  wrong: { ...jobPage(), place: 'data-engineer.json' },
  right: jobPage(),
})

const jobUnseen = rule({
  id: 'job-unseen',
  about: 'No section shows the job',
  words: () => ({
    message: 'No section shows the job. Add { "type": "job" } to "sections", after the hero.',
  }),
  wrong: { ...jobPage(), sections: '{ "type": "offices", "heading": "Two offices" }' },
  right: jobPage(),
})

const closesEarly = rule({
  id: 'closes-early',
  about: 'The job closes before it is posted',
  words: ({ closes, posted }: { closes: string; posted: string }) => ({
    message: `The last day to apply, ${closes}, is before the day it was posted, ${posted}. Change one of them.`,
  }),
  wrong: jobPage({ closes: '2025-12-31' }),
  right: jobPage({ closes: '2026-12-31' }),
})

/** A job's page holds a job and a section that shows it; no other page has either. */
export const jobs: DocumentCheck = {
  rules: [jobMissing, jobSectionAlone, jobElsewhere, jobUnseen, closesEarly],
  find: ({ file, path, value, whole, roots }) => {
    // Where the roots are not known, that is what has to be mended first.
    if (!isObject(value) || !roots) return []
    const sections = sectionsIn(value)
    const place = sections.findIndex((section) => isObject(section) && section.type === 'job')
    const isJob = pageKind(path, value.kind, roots) === 'job'
    const root = rootOf('job', roots)
    if (value.job === undefined) {
      // A mistyped name is one mistake, and is reported as such.
      const isMistyped = () => Object.keys(value).some((name) => nearest(name, ['job']))
      if (isJob)
        return whole && !sections.some(isJobWithin) && !isMistyped()
          ? [finding(jobMissing, { file, at: [] }, { root })]
          : []
      return place < 0 ? [] : [finding(jobSectionAlone, { file, at: ['sections', place, 'type'] })]
    }
    const unseen = isJob && whole && place < 0 && sections.length > 0 && sections.every(hasKnownType)
    return [
      ...(isJob
        ? []
        : [finding(jobElsewhere, { file, at: ['job'], on: 'name' }, { root, near: nearFolder(path, root) })]),
      ...(unseen ? [finding(jobUnseen, { file, at: ['sections'], on: 'name' })] : []),
      ...closingEarly(file, value.job),
    ]
  },
}

/** The folder of a page, where it is called nearly like that of the jobs. */
function nearFolder(path: string, root: string | undefined): string | undefined {
  const [, folder = '', ...names] = path.split('/')
  return root && names.length > 0 && nearest(folder, [root.slice(1)]) ? folder : undefined
}

const day = /^\d{4}-\d\d-\d\d$/

function closingEarly(file: string, job: unknown): Finding[] {
  if (!isObject(job)) return []
  const [posted, closes] = [asText(job.posted), asText(job.closes)]
  if (!day.test(posted) || !day.test(closes) || posted <= closes) return []
  return [finding(closesEarly, { file, at: ['job', 'closes'] }, { closes, posted })]
}
