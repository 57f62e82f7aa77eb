import type { ReactNode } from 'react'
import { Button } from '../parts/Button'
import styles from './PageForm.module.css'
import { ReportText } from './ReportText'
import type { Change } from './use-change'

interface ChangeFormProps {
  title: string
  change: Change
  /** Move the page */
  does: string
  onCancel: () => void
  /** The fields of what shall be done. */
  children: ReactNode
}

/** Says what a change of several files means before it can be done. */
export function ChangeForm({ title, change: { report, look, act }, does, onCancel, children }: ChangeFormProps) {
  return (
    <form className={styles.form} onSubmit={look} noValidate>
      <h3>{title}</h3>
      {children}
      <div role="status">{report !== undefined && <ReportText report={report} />}</div>
      <div className={styles.ways}>
        <Button onClick={onCancel}>Cancel</Button>
        {report === undefined ? (
          <Button kind="primary" type="submit">
            See what it means
          </Button>
        ) : (
          <Button kind="primary" onClick={act}>
            {does}
          </Button>
        )}
      </div>
    </form>
  )
}
