import { useState, type FormEvent } from 'react'
import { Button } from '../parts/Button'
import { Dialog } from '../parts/Dialog'
import { ReportText } from '../pages/ReportText'
import { TextRow } from '../pages/TextRow'
import { LatelyChanged } from './LatelyChanged'
import styles from './SendDialog.module.css'
import { send, useSending } from './use-sending'

/** What changed since it was last sent, in words, and the way to send it. */
export function SendDialog({ onClose }: { onClose: () => void }) {
  const { plan, state, lookAgain } = useSending()
  const [title, setTitle] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(title.trim())
  }
  return (
    <Dialog title="Send" onClose={onClose}>
      <div className={styles.panes}>
        <form className={styles.plan} onSubmit={submit}>
          <h3>{state === 'sent' ? 'Sent' : 'What would be sent'}</h3>
          <div role="status">
            {plan === undefined && <p>Comparing the pages with those sent before …</p>}
            {plan && 'report' in plan && <ReportText report={plan.report} />}
            {plan && 'refused' in plan && <p className={styles.refused}>{plan.refused}</p>}
          </div>
          {plan && 'report' in plan && state !== 'sent' && (
            <>
              <TextRow
                label="What is it about?"
                help="A few words for the person who looks at it before visitors see it, such as: New prices for design."
                value={title}
                onChange={setTitle}
              />
              <div className={styles.ways}>
                <Button kind="primary" type="submit" disabled={state === 'sending'}>
                  {state === 'sending' ? 'Sending …' : 'Send'}
                </Button>
              </div>
            </>
          )}
        </form>
        <LatelyChanged onUndone={lookAgain} />
      </div>
    </Dialog>
  )
}
