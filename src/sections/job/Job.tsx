import { Band } from '../../components/Band'
import { Button } from '../../components/Button'
import { JobDescription } from '../../components/JobDescription'
import { RichText } from '../../components/RichText'
import { SectionHeading } from '../../components/SectionHeading'
import { Term, Terms } from '../../components/Terms'
import type { JobDetails } from '../../page/page.generated'
import { Closed } from './Closed'
import styles from './Job.module.css'
import { JobFacts } from './JobFacts'

export function Job({ id, heading, job, closed }: JobDetails) {
  const apply = !closed && <Button link={{ label: 'Apply Now', path: job.url }} />
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} />
      {closed && <Closed day={closed} />}
      <div className={styles.columns}>
        <div className={styles.facts}>
          <JobFacts job={job} />
          {apply}
        </div>
        <div className={styles.details}>
          <JobDescription job={job} level={3}>
            {(job.evaluation || job.qualification) && (
              <Terms>
                <Term name="Evaluation">{job.evaluation && <RichText content={job.evaluation} />}</Term>
                <Term name="Qualification">{job.qualification}</Term>
              </Terms>
            )}
          </JobDescription>
          {apply && <div className={styles.apply}>{apply}</div>}
        </div>
      </div>
    </Band>
  )
}
