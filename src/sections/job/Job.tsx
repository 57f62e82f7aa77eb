import { ArrowLink } from '../../components/ArrowLink'
import { Band } from '../../components/Band'
import { Button } from '../../components/Button'
import { JobDescription } from '../../components/JobDescription'
import type { JobDetails } from '../../page/page.generated'
import styles from './Job.module.css'
import { JobFacts } from './JobFacts'

export function Job({ id, heading, job, closed }: JobDetails) {
  const apply = <Button link={{ label: 'Apply Now', path: job.url }} />
  return (
    <Band id={id} tone="light" className={styles.columns}>
      <div className={styles.aside}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <JobFacts job={job} closed={closed} />
        {closed ? <ArrowLink link={{ label: 'See the jobs that are open', path: '/career' }} /> : apply}
      </div>
      <div className={styles.words}>
        <JobDescription job={job} heading="h3" />
        {!closed && <div>{apply}</div>}
      </div>
    </Band>
  )
}
