import { useState, type FormEvent, type ReactNode } from 'react'
import type { Refused, Report } from '../../contract'
import { Button } from '../parts/Button'
import { ReportText } from './ReportText'
import styles from './PageForm.module.css'

interface ChangeFormProps {
  title: string
  /** The fields of what shall be done. @param refused why it cannot be */
  fields: (refused: string | undefined) => ReactNode
  /** What would be done by these fields: another key, another report. */
  of: string
  ask: (dry: boolean) => Promise<Report | Refused>
  /** Move the page */
  does: string
  onDone: (report: Report) => void
  onCancel: () => void
}

/** A change of several files: first it says what it means, then it can be done. */
export function ChangeForm({ title, fields, of, ask, does, onDone, onCancel }: ChangeFormProps) {
  const [shown, setShown] = useState<{ of: string; answer: Report | Refused }>()
  const answer = shown?.of === of ? shown.answer : undefined
  const report = answer && 'report' in answer ? answer : undefined
  const look = async (event: FormEvent) => {
    event.preventDefault()
    setShown({ of, answer: await ask(true) })
  }
  const act = async () => {
    const done = await ask(false)
    if ('refused' in done) setShown({ of, answer: done })
    else onDone(done)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void look(event)} noValidate>
      <h3>{title}</h3>
      {fields(answer && 'refused' in answer ? answer.refused : undefined)}
      <div role="status">{report && <ReportText report={report.report} />}</div>
      <div className={styles.ways}>
        <Button onClick={onCancel}>Cancel</Button>
        {report ? (
          <Button kind="primary" onClick={() => void act()}>
            {does}
          </Button>
        ) : (
          <Button kind="primary" type="submit">
            See what it means
          </Button>
        )}
      </div>
    </form>
  )
}
