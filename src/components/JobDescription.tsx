import type { ReactNode } from 'react'
import { listsOfJob } from '../page/job-lists'
import type { Job } from '../page/page.generated'
import { CheckList } from './CheckList'
import styles from './JobDescription.module.css'
import { RichText } from './RichText'

interface JobDescriptionProps {
  job: Job
  /** The level of its headings: one below what it stands under. */
  level: 3 | 5
  /** What stands beside the description. */
  children?: ReactNode
}

/** What the work is and what it asks for, the same in the list of jobs and on the job's own page. */
export function JobDescription({ job, level, children }: JobDescriptionProps) {
  const Heading = `h${level}` as const
  return (
    <>
      <div className={styles.top}>
        <p className={styles.lead}>
          <RichText content={job.description} />
        </p>
        {children}
      </div>
      <div className={styles.groups}>
        {listsOfJob(job).map(({ title, entries }) => (
          <div key={title} className={styles.group}>
            <Heading className={styles.title}>{title}</Heading>
            <CheckList entries={entries} />
          </div>
        ))}
      </div>
    </>
  )
}
