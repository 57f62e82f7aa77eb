import { JobCard } from './JobCard'
import styles from './RegionJobs.module.css'
import { countOf, emptiness, type RegionResults } from './results'

interface RegionJobsProps {
  results: RegionResults
  onClear: () => void
}

export function RegionJobs({ results, onClear }: RegionJobsProps) {
  const { region, openings, found } = results
  const empty = emptiness(results)
  if (empty)
    return (
      <div className={styles.empty} data-region={region}>
        <h3>{empty.title}</h3>
        <p>{empty.text}</p>
        {openings.length > 0 && (
          <button type="button" className={styles.clear} onClick={onClear}>
            Clear search
          </button>
        )}
      </div>
    )
  return (
    <div data-region={region}>
      <h3 className={styles.count}>{countOf(results)}</h3>
      <ul className={styles.list} role="list">
        {found.map((opening) => (
          <li key={opening.path}>
            <JobCard {...opening} />
          </li>
        ))}
      </ul>
    </div>
  )
}
