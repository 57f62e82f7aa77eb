import type { MouseEvent } from 'react'
import { ArrowLink } from '../../components/ArrowLink'
import { Button } from '../../components/Button'
import { JobDescription } from '../../components/JobDescription'
import { JobFacts } from '../../components/JobFacts'
import { JobType } from '../../components/JobType'
import type { JobOpening } from '../../page/page.generated'
import styles from './JobCard.module.css'

export function JobCard({ path, job }: JobOpening) {
  const id = `job-${path.slice(path.lastIndexOf('/') + 1)}`
  // Two jobs may share a title, but not their type as well.
  const name = `${id} ${id}-type`
  return (
    <article className={styles.card} aria-labelledby={name}>
      <div className={styles.head}>
        <h4 id={id} className={styles.title}>
          {job.title}
        </h4>
        <p className={styles.location}>{job.location}</p>
        <div>
          <JobType id={`${id}-type`} type={job.type} />
        </div>
      </div>
      <details name="jobs">
        <summary className={styles.summary} aria-labelledby={`${id}-toggle ${name}`} onClick={closeOther}>
          <span id={`${id}-toggle`} className={styles.toggle}>
            <span className={styles.view}>View Details</span>
            <span className={styles.hide}>Hide Details</span>
          </span>
        </summary>
        <div className={styles.details}>
          <JobDescription job={job} level={5}>
            <div className={styles.facts}>
              <JobFacts job={job} />
            </div>
          </JobDescription>
          <div className={styles.actions}>
            <Button link={{ label: 'Apply Now', path: job.url }} />
            <ArrowLink link={{ label: 'Open this job on its own page', path }} />
          </div>
        </div>
      </details>
    </article>
  )
}

/** One card is open at a time. The one that is clicked stays where it is, also when one above it closes. */
function closeOther({ currentTarget }: MouseEvent): void {
  const top = currentTarget.getBoundingClientRect().top
  const open = currentTarget.closest('ul')?.querySelector('details[open]')
  if (!open || open.contains(currentTarget)) return
  open.removeAttribute('open')
  window.scrollBy({ top: currentTarget.getBoundingClientRect().top - top, behavior: 'instant' })
}
