import { finding } from '../../problems/finding'
import type { SiteCheck } from '../check'

/** The day on which a page or a job appeared or changed has come. A warning: time passing never breaks a build. */
export const dates: SiteCheck = ({ index, date: today }) =>
  index.pages.flatMap(({ file, published, updated, job }) => {
    const days = [
      { at: ['published'], date: published },
      { at: ['updated'], date: updated },
      // A job that closes before it opens has that problem already.
      { at: ['job', 'posted'], date: job && job.closes && job.closes < job.posted ? undefined : job?.posted },
    ]
    return days.flatMap(({ at, date }) =>
      date && date > today ? [finding('future-date', { file, at }, { name: String(at.at(-1)), date })] : [],
    )
  })
