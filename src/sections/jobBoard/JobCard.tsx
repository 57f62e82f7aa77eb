import { JobType } from '../../components/JobType'
import type { JobOpening } from '../../page/page.generated'
import { CardDetails } from './CardDetails'
import { idOf } from './choice'
import styles from './JobCard.module.css'

interface JobCardProps {
  opening: JobOpening
  open: boolean
}

export function JobCard({ opening, open }: JobCardProps) {
  const { job, unpublished } = opening
  const id = `job-${idOf(opening)}`
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h4 id={id} className={styles.title}>
          {job.title}
        </h4>
        <p className={styles.location}>
          {unpublished && <b>{unpublished} </b>}
          {job.location}
        </p>
        <div className={styles.type}>
          <JobType id={`${id}-type`} type={job.type} />
        </div>
      </div>
      <CardDetails id={id} opening={opening} open={open} />
    </article>
  )
}
