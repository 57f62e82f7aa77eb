import { useEffect, useRef } from 'react'
import { Band } from '../../components/Band'
import { replaceQuery, useQuery } from '../../navigation/query'
import { ResultStatus } from '../../components/ResultStatus'
import { SectionHeading } from '../../components/SectionHeading'
import type { JobBoard as JobBoardSection } from '../../page/page.generated'
import { choiceIn, regionOfJob, regionToShow, withChoice } from './choice'
import styles from './JobBoard.module.css'
import { JobFilter } from './JobFilter'
import { RegionJobs } from './RegionJobs'
import { countOf, emptiness, everything, resultsIn } from './results'
import { showSharedJob } from './showSharedJob'

export function JobBoard({ id, heading, text, regions }: JobBoardSection) {
  const field = useRef<HTMLInputElement>(null)
  const query = useQuery()
  const choice = choiceIn(query ?? '', regions)
  const { job } = choice
  // Of a board in several parts only this one is here: a search would miss most of it.
  const canSearch = !regions.some(({ further }) => further)
  const asked = canSearch ? choice : everything
  const region = regionToShow(choice, regions)
  const results = regions.map((each) => resultsIn(each, asked))
  const chosen = results.find((each) => each.region === region)
  // Without the address both lists are there: the style sheet shows one of them, or both where no script runs.
  const shown = results.filter((each) => query === undefined || each === chosen)
  const clear = () => {
    replaceQuery((before) => withChoice(before, everything, regions))
    field.current?.focus()
  }
  const prerendered = useRef(query === undefined)
  useEffect(() => {
    if (!prerendered.current || query === undefined) return
    prerendered.current = false
    showSharedJob(document.getElementById(id))
  }, [id, query])
  return (
    <Band id={id} tone="light" className={styles.board}>
      <SectionHeading id={id} heading={heading} text={text} />
      <JobFilter field={field} results={results} region={region} asked={canSearch ? asked : undefined} />
      {canSearch && job && !regionOfJob(choice, regions) && (
        <p role="note">
          <strong>The job of this link is no longer open.</strong> These are:
        </p>
      )}
      {chosen && <ResultStatus search={asked.search} words={emptiness(chosen)?.title ?? countOf(chosen)} />}
      {shown.map((each) => (
        <RegionJobs key={each.region} results={each} open={job} onClear={clear} />
      ))}
    </Band>
  )
}
