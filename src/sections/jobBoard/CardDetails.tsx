import { use, type MouseEvent } from 'react'
import { ArrowLink } from '../../components/ArrowLink'
import { Button } from '../../components/Button'
import { JobDescription } from '../../components/JobDescription'
import { JobFacts } from '../../components/JobFacts'
import { PassOn } from '../../components/PassOn'
import { SiteContext } from '../../components/SiteContext'
import { replaceQuery, writeDraft } from '../../navigation/query'
import type { JobOpening } from '../../page/page.generated'
import styles from './CardDetails.module.css'
import { withJob } from './choice'

interface CardDetailsProps {
  /** The card's title. */
  id: string
  opening: JobOpening
  open: boolean
}

/** The details share a name, so that the browser keeps one card open at a time, also without script. */
export function CardDetails({ id, opening, open }: CardDetailsProps) {
  const { path, job } = opening
  const { regions } = use(SiteContext)
  /** What the browser opens and closes, also before the script is here, is what the board and its address remember. */
  const follow = (details: HTMLDetailsElement | null) => {
    if (!details || details.open === open) return
    replaceQuery((query) => withJob(query, opening, details.open, regions))
    writeDraft()
  }
  return (
    <details
      ref={follow}
      name="jobs"
      open={open}
      onToggle={({ currentTarget }) => follow(currentTarget)}
      className={styles.details}
    >
      {/* Two jobs may share a title, but not their type as well. */}
      <summary className={styles.summary} aria-labelledby={`${id}-toggle ${id} ${id}-type`} onClick={closeOther}>
        <span id={`${id}-toggle`} className={styles.toggle}>
          <span className={styles.view}>View Details</span>
          <span className={styles.hide}>Hide Details</span>
        </span>
      </summary>
      <div className={styles.content}>
        <JobDescription job={job} level={5}>
          <div className={styles.facts}>
            <JobFacts job={job} />
          </div>
        </JobDescription>
        <div className={styles.actions}>
          <Button link={{ label: 'Apply Now', path: job.url }} />
          <ArrowLink link={{ label: 'Open this job on its own page', path }} />
          {open && <PassOn title={job.title} path={path} />}
        </div>
      </div>
    </details>
  )
}

/** Closes the open card before another opens: the one that is clicked stays where it is, also below the open one. */
function closeOther({ currentTarget }: MouseEvent): void {
  const top = currentTarget.getBoundingClientRect().top
  const open = currentTarget.closest('ul')?.querySelector('details[open]')
  if (!open || open.contains(currentTarget)) return
  open.removeAttribute('open')
  window.scrollBy({ top: currentTarget.getBoundingClientRect().top - top, behavior: 'instant' })
}
