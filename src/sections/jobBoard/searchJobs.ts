import type { JobOpening } from '../../page/page.generated'

/** The openings whose title has the text in it, whatever its case: those that are just the text first. Without text, all. */
export function searchJobs(openings: JobOpening[], text: string): JobOpening[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return openings
  const titleOf = ({ job }: JobOpening) => job.title.toLowerCase()
  return [
    ...openings.filter((opening) => titleOf(opening) === wanted),
    ...openings.filter((opening) => titleOf(opening) !== wanted && titleOf(opening).includes(wanted)),
  ]
}
