import type { Job, RichText as Content } from '../page/page.generated'
import { CheckList } from './CheckList'
import styles from './JobDescription.module.css'
import { RichText } from './RichText'

interface JobDescriptionProps {
  job: Job
  /** The level of its headings: one below that of the job's own. */
  heading: 'h3' | 'h5'
}

/** All there is to say of a job, without its name and where it is. */
export function JobDescription({ job, heading }: JobDescriptionProps) {
  return (
    <div className={styles.description}>
      <div className={styles.words}>
        <p className={styles.lead}>
          <RichText content={job.description} />
        </p>
        <dl className={styles.terms}>
          <Term name="Duration" words={job.duration} />
          <Term name="Evaluation" words={job.evaluation} />
          <Term name="Qualification" words={job.qualification} />
        </dl>
      </div>
      <Points heading={heading} title="Key Responsibilities" entries={job.responsibilities} />
      <Points heading={heading} title="Requirements" entries={job.requirements} />
      <Points heading={heading} title="Preferred Skills" entries={job.preferredSkills} />
      <Points heading={heading} title="Learning Opportunities" entries={job.learningOpportunities} />
    </div>
  )
}

function Term({ name, words }: { name: string; words: Content | undefined }) {
  if (!words) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <RichText content={words} />
      </dd>
    </div>
  )
}

interface PointsProps {
  heading: JobDescriptionProps['heading']
  title: string
  entries: Content[] | undefined
}

function Points({ heading: Heading, title, entries }: PointsProps) {
  if (!entries) return null
  return (
    <div className={styles.points}>
      <Heading className={styles.title}>{title}</Heading>
      <CheckList entries={entries} />
    </div>
  )
}
