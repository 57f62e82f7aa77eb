import { Band } from '../../components/Band'
import { RichText } from '../../components/RichText'
import { SectionHeading } from '../../components/SectionHeading'
import type { JobDetails } from '../../page/page.generated'

export function Job({ id, heading, job }: JobDetails) {
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} />
      <p>
        <RichText content={job.description} />
      </p>
    </Band>
  )
}
