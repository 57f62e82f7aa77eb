import type { Job } from '../../page/page.generated'
import styles from './JobFacts.module.css'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

interface JobFactsProps {
  job: Job
  /** The last day to apply, where it is over. */
  closed: string | undefined
}

/** What decides first whether a job is for someone. */
export function JobFacts({ job, closed }: JobFactsProps) {
  return (
    <>
      {closed && <p className={styles.closed}>{`This job closed on ${day.format(new Date(closed))}.`}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>Location</dt>
          <dd>{job.location}</dd>
        </div>
        <div>
          <dt>Type</dt>
          <dd>{job.type}</dd>
        </div>
        <Day name="Posted" date={job.posted} />
        {!closed && <Day name="Apply by" date={job.closes} />}
      </dl>
    </>
  )
}

function Day({ name, date }: { name: string; date: string | undefined }) {
  if (!date) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={date}>{day.format(new Date(date))}</time>
      </dd>
    </div>
  )
}
