import { Band } from '../../components/Band'
import { SectionHeading } from '../../components/SectionHeading'
import type { JobBoard as JobBoardSection } from '../../page/page.generated'
import { Announcement } from './Announcement'
import { useFilters } from './filters'
import styles from './JobBoard.module.css'
import { JobFilters } from './JobFilters'
import { matching } from './matching'
import { RegionJobs } from './RegionJobs'

/** Every job is in the HTML; which region shows is up to the checked button, by style alone. */
export function JobBoard({ id, heading, text, regions }: JobBoardSection) {
  const { region, search } = useFilters()
  const lists = regions.map((one) => ({ ...one, found: matching(one.openings, search) }))
  const shown = lists.find((one) => one.region === region)
  return (
    <Band id={id} tone="light" className={styles.board}>
      <SectionHeading id={id} heading={heading} text={text} />
      <JobFilters regions={regions} region={region} search={search} />
      {lists.map((list) => (
        <div key={list.region} className={styles.region} data-region={list.region}>
          <RegionJobs {...list} search={search} />
        </div>
      ))}
      {shown && <Announcement words={`${shown.found.length} of ${shown.openings.length} jobs in ${shown.label}`} />}
    </Band>
  )
}
