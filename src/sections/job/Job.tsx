import { use } from 'react'
import { Band } from '../../components/Band'
import { Button } from '../../components/Button'
import { Fact } from '../../components/Facts'
import { JobDescription } from '../../components/JobDescription'
import { JobFacts } from '../../components/JobFacts'
import { JobType } from '../../components/JobType'
import { PassOn } from '../../components/PassOn'
import { SectionHeading } from '../../components/SectionHeading'
import { SiteContext } from '../../components/SiteContext'
import type { JobDetails } from '../../page/page.generated'
import { Closed } from './Closed'
import styles from './Job.module.css'

export function Job({ id, heading, job, path, closed, openings, equalOpportunity }: JobDetails) {
  const { regions } = use(SiteContext)
  const link = { label: 'Apply Now', path: job.url }
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} />
      {closed && <Closed day={closed} openings={openings} />}
      <div className={styles.columns}>
        <div className={styles.facts}>
          <JobFacts job={job}>
            <Fact name="Location">{job.location}</Fact>
            <Fact name="Type">
              <JobType type={job.type} />
            </Fact>
            <Fact name="Region">{regions.find(({ region }) => region === job.region)?.label}</Fact>
          </JobFacts>
          {!closed && <Button link={link} />}
        </div>
        <div>
          <JobDescription job={job} level={3} />
          {equalOpportunity && <p className={styles.equal}>{equalOpportunity}</p>}
          {!closed && (
            <div className={styles.apply}>
              <Button link={link} variant="quiet" />
              <PassOn title={job.title} path={path} />
            </div>
          )}
        </div>
      </div>
    </Band>
  )
}
