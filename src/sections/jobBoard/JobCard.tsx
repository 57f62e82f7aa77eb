import { JobType } from '../../components/JobType'
import type { JobOpening } from '../../page/page.generated'
import { CardDetails } from './CardDetails'
import styles from './JobCard.module.css'

export function JobCard({ path, job }: JobOpening) {
  const id = `job-${path.slice(path.lastIndexOf('/') + 1)}`
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h4 id={id} className={styles.title}>
          {job.title}
        </h4>
        <p className={styles.location}>{job.location}</p>
        <div className={styles.type}>
          <JobType id={`${id}-type`} type={job.type} />
        </div>
      </div>
      <CardDetails id={id} path={path} job={job} />
    </article>
  )
}
