import { Band } from '../../components/Band'
import { SectionHeading } from '../../components/SectionHeading'
import type { JobBoard as JobBoardSection } from '../../page/page.generated'

export function JobBoard({ id, heading, text, regions }: JobBoardSection) {
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      {regions.map(({ region, label, openings }) => (
        <div key={region}>
          <h3>{label}</h3>
          <ul role="list">
            {openings.map(({ path, job }) => (
              <li key={path}>
                <a href={path}>{job.title}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Band>
  )
}
