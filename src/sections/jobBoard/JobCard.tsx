import { ArrowLink } from '../../components/ArrowLink'
import { Button } from '../../components/Button'
import { JobDescription } from '../../components/JobDescription'
import type { JobOpening } from '../../page/page.generated'
import styles from './JobCard.module.css'

/** The details share a name, so the browser keeps one card open at a time. */
export function JobCard({ path, job }: JobOpening) {
  const id = `job-${path.slice(path.lastIndexOf('/') + 1)}`
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {job.title}
      </h4>
      <ul className={styles.facts} role="list">
        <li>{job.location}</li>
        <li className={styles.type} data-type={job.type}>
          {job.type}
        </li>
      </ul>
      <details name="jobs" className={styles.details}>
        <summary className={styles.summary}>
          <span className={styles.view}>View Details</span>
          <span className={styles.hide}>Hide Details</span>
          <span className="visually-hidden">{`: ${job.title}, ${job.type}`}</span>
        </summary>
        <div className={styles.content}>
          <JobDescription job={job} heading="h5" />
          <div className={styles.actions}>
            <Button link={{ label: 'Apply Now', path: job.url }} />
            <ArrowLink link={{ label: "This job's own page", path }} />
          </div>
        </div>
      </details>
    </article>
  )
}
