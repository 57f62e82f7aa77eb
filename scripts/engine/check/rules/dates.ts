import { finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { didYouMean, quote } from '../../problems/words/sentence'
import type { SiteCheck } from '../check'

const futureDate = rule({
  id: 'future-date',
  about: 'The day is still to come',
  words: ({ name, date, today }: { name: string; date: string; today: string }) => {
    const thisYear = today.slice(0, 4) + date.slice(4)
    const better = thisYear <= today ? thisYear : undefined
    const remedy =
      name === 'published' ? ' Until then the page is kept out of the site.' : ' Write a day that has been.'
    return {
      message: `The day in ${quote(name)}, ${date}, is still to come: today is ${today}.${didYouMean(better) || remedy}`,
      severity: 'warning',
      suggestions: better ? [better] : [],
    }
  },
  wrong: { page: '"updated": "2062-11-20"' },
  right: { page: '"updated": "2026-11-20"' },
})

const dateOrder = rule({
  id: 'date-order',
  about: 'The page changed before it appeared',
  words: ({ published, updated }: { published: string; updated: string }) => ({
    message: `The page says that it changed on ${updated}, before it appeared on ${published}. One of the two is wrong: check the day and the month, written year-month-day.`,
    severity: 'warning',
  }),
  wrong: { page: '"published": "2026-11-02",\n"updated": "2026-03-12"' },
  right: { page: '"published": "2026-11-02",\n"updated": "2026-11-12"' },
})

/** A page may be kept for a day, but hardly longer than this. */
function yearAfter(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
}

/** The day on which a page or a job appeared, changed or was checked has come. Time passing never breaks a build. */
export const dates: SiteCheck = {
  rules: [futureDate, dateOrder],
  asks: ['updated', 'reviewed', 'job'],
  eachByItself: true,
  find: ({ pages, date: today }) =>
    pages.flatMap(({ file, published, updated, reviewed, job }) => {
      // What is published later may say what is true by then.
      const by = published && published > today ? published : today
      const days = [
        { at: ['published'], date: published, by: yearAfter(today) },
        { at: ['updated'], date: updated, by },
        { at: ['reviewed'], date: reviewed, by },
        // A job that closes before it opens has that problem already.
        { at: ['job', 'posted'], date: job && job.closes && job.closes < job.posted ? undefined : job?.posted, by },
      ]
      return [
        ...(published && updated && updated < published
          ? [finding(dateOrder, { file, at: ['updated'] }, { published, updated })]
          : []),
        ...days.flatMap(({ at, date, by: last }) =>
          date && date > last ? [finding(futureDate, { file, at }, { name: String(at.at(-1)), date, today })] : [],
        ),
      ]
    }),
}
