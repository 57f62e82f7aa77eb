import { withChoice } from './choice'
import { JobCard } from './JobCard'
import { replaceQuery } from './query'
import styles from './RegionJobs.module.css'
import { countOf, emptiness, type RegionResults } from './results'

interface RegionJobsProps {
  results: RegionResults
  onClear: () => void
}

export function RegionJobs({ results, onClear }: RegionJobsProps) {
  const { region, label, openings, found } = results
  const empty = emptiness(results)
  const clear = () => {
    replaceQuery((query) => withChoice(query, { search: '' }))
    onClear()
  }
  return (
    <div className={styles.jobs} data-region={region}>
      <h3 className={styles.region}>{label}</h3>
      {openings.length > 0 && (
        // Screen readers are told by the status.
        <p className={styles.count} aria-hidden="true">
          {countOf(results)}
        </p>
      )}
      {empty ? (
        <div className={styles.empty}>
          <h4>{empty.title}</h4>
          <p>{empty.text}</p>
          {openings.length > 0 && (
            <button type="button" className={styles.clear} onClick={clear}>
              Clear search
            </button>
          )}
        </div>
      ) : (
        <ul className={styles.list} role="list">
          {found.map((opening) => (
            <li key={opening.path}>
              <JobCard {...opening} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
