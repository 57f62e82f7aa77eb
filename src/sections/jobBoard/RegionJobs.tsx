import type { JobOpening, JobRegion } from '../../page/page.generated'
import { JobCard } from './JobCard'
import styles from './RegionJobs.module.css'

interface RegionJobsProps extends JobRegion {
  /** The openings that match the search. */
  found: readonly JobOpening[]
  search: string
}

export function RegionJobs({ label, openings, found, search }: RegionJobsProps) {
  if (openings.length === 0) {
    const place = label === 'USA' ? 'the USA' : label
    return (
      <div className={styles.empty}>
        <h3>No Current Openings</h3>
        <p>{`There are no job openings in ${place} at this time. Please check back later.`}</p>
      </div>
    )
  }
  if (found.length === 0) {
    return (
      <div className={styles.empty}>
        <h3>No Matching Jobs Found</h3>
        <p>We couldn't find any jobs matching your search. Try different keywords.</p>
      </div>
    )
  }
  return (
    <>
      <h3 className={styles.count}>{headingOf(found.length, label, search.trim())}</h3>
      <ul className={styles.list} role="list">
        {found.map(({ path, job }) => (
          <li key={path}>
            <JobCard path={path} job={job} />
          </li>
        ))}
      </ul>
    </>
  )
}

function headingOf(count: number, label: string, search: string): string {
  const jobs = `${count} open ${count === 1 ? 'job' : 'jobs'} in ${label}`
  return search ? `${jobs} for “${search}”` : jobs
}
