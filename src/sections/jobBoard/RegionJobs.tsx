import { FurtherPages } from '../../components/FurtherPages'
import { NothingFound } from '../../components/NothingFound'
import { idOf } from './choice'
import { JobCard } from './JobCard'
import styles from './RegionJobs.module.css'
import { countOf, emptiness, type RegionResults } from './results'

interface RegionJobsProps {
  results: RegionResults
  /** The id of the open job. */
  open: string
  onClear: () => void
}

export function RegionJobs({ results, open, onClear }: RegionJobsProps) {
  const { region, openings, found, place, further } = results
  const empty = emptiness(results)
  return (
    <div data-region={region}>
      {empty ? (
        <NothingFound
          title={empty.title}
          clear={openings.length > 0 ? { label: 'Clear search', onClick: onClear } : undefined}
        >
          {empty.text}
        </NothingFound>
      ) : (
        <>
          <h3 className={styles.count}>{countOf(results)}</h3>
          <ul className={styles.list} role="list">
            {found.map((opening) => (
              <li key={opening.path}>
                <JobCard opening={opening} open={idOf(opening) === open} />
              </li>
            ))}
          </ul>
        </>
      )}
      <FurtherPages label={`Further jobs in ${place}`} previous={further?.previous} next={further?.next} />
    </div>
  )
}
