import { Day } from '../../components/Day'
import { JobType } from '../../components/JobType'
import { Term, Terms } from '../../components/Terms'
import type { Job } from '../../page/page.generated'

const regions = { india: 'India', usa: 'USA' } as const

export function JobFacts({ job }: { job: Job }) {
  return (
    <Terms>
      <Term name="Location">{job.location}</Term>
      <Term name="Type">
        <JobType type={job.type} />
      </Term>
      <Term name="Region">{regions[job.region]}</Term>
      <Term name="Posted">
        <Day date={job.posted} />
      </Term>
      <Term name="Apply by">{job.closes && <Day date={job.closes} />}</Term>
      <Term name="Duration">{job.duration}</Term>
    </Terms>
  )
}
