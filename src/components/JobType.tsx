import type { Job } from '../page/page.generated'
import styles from './JobType.module.css'

const tints = { Remote: 'cyan', Hybrid: 'violet', Onsite: 'amber', Internship: 'emerald' } as const

/** How work is done, in the order in which one chooses among them. */
export const jobTypes = ['Remote', 'Hybrid', 'Onsite', 'Internship'] as const

/** How the work is done, each kind in a color of its own. */
export function JobType({ id, type }: { id?: string } & Pick<Job, 'type'>) {
  return (
    <span id={id} className={styles.type} data-tint={tints[type]}>
      {type}
    </span>
  )
}
