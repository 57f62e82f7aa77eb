import type { ReactNode } from 'react'
import type { Job } from '../page/page.generated'
import { Day } from './Day'
import { Fact, Facts } from './Facts'
import { RichText } from './RichText'

interface JobFactsProps {
  job: Job
  /** Facts that come before the others. */
  children?: ReactNode
}

/** What decides first whether a job is for someone. */
export function JobFacts({ job, children }: JobFactsProps) {
  return (
    <Facts>
      {children}
      <Fact name="Pay">{job.payInWords}</Fact>
      <Fact name="Hours">{job.hours}</Fact>
      <Fact name="Start">{job.start}</Fact>
      <Fact name="Places">{job.places}</Fact>
      <Fact name="Duration">{job.duration}</Fact>
      <Fact name="Evaluation">{job.evaluation && <RichText content={job.evaluation} />}</Fact>
      <Fact name="Qualification">{job.qualification}</Fact>
      <Fact name="Afterward">{job.afterward}</Fact>
      <Fact name="Posted">
        <Day date={job.posted} />
      </Fact>
      <Fact name="Apply by">{job.closes && <Day date={job.closes} />}</Fact>
    </Facts>
  )
}
