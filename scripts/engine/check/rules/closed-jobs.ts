import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import type { SiteCheck } from '../check'
import { jobPage } from '../example-pieces'

const jobClosed = rule({
  id: 'job-closed',
  about: 'The job is closed',
  words: ({ closes }: { closes: string }) => ({
    message: `This job closed on ${closes}, so it is no longer on the careers page. Give it a later day, or remove the file.`,
    severity: 'warning',
  }),
  wrong: jobPage({ posted: '2026-01-20', closes: '2026-10-31' }),
  right: jobPage({ posted: '2026-01-20', closes: '2027-01-31' }),
})

/** A job whose last day to apply is over. A warning: time passing never breaks a build. */
export const closedJobs: SiteCheck = {
  rules: [jobClosed],
  asks: ['job'],
  eachByItself: true,
  find: ({ pages, date }) =>
    pages.flatMap(({ file, job }) =>
      job?.closes && job.closes < date && job.posted <= job.closes
        ? [finding(jobClosed, { file, at: ['job', 'closes'] }, { closes: job.closes })]
        : [],
    ),
}
