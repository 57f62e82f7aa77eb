import type { JobOpening } from '../../page/page.generated'

/** The openings whose titles have the words in them, whatever their letter case: the title itself first, then those with more to it. */
export function matching(openings: readonly JobOpening[], search: string): readonly JobOpening[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return openings
  const titleOf = ({ job }: JobOpening) => job.title.toLowerCase()
  const partly = openings.filter((opening) => titleOf(opening) !== wanted && titleOf(opening).includes(wanted))
  return [...openings.filter((opening) => titleOf(opening) === wanted), ...partly]
}
