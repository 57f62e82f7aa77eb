import { useEffect, useState } from 'react'
import type { Refused, Report } from '../../contract'
import { ask } from '../pages/ask'
import { current, set, useStudio } from '../state/store'
import { studio } from '../state/studio'

interface Sending {
  /** What would be sent or was sent, or why it cannot be; undefined until it is known. */
  plan: Report | Refused | undefined
  state: 'planned' | 'sending' | 'sent'
  lookAgain: () => void
}

/** What would be sent, and what becomes of it. */
export function useSending(): Sending {
  const [plan, setPlan] = useState<Report | Refused>()
  const [asked, setAsked] = useState(0)
  const sending = useStudio((all) => all.sending)
  useEffect(() => {
    let isLate = false
    void ask('send', { dry: true }).then((answer) => isLate || setPlan(answer))
    return () => {
      isLate = true
    }
  }, [asked])
  useEffect(() => forget, [])
  const lookAgain = () => {
    forget()
    setAsked((before) => before + 1)
  }
  if (sending === 'under way') return { plan, state: 'sending', lookAgain }
  return { plan: sending ?? plan, state: sending && 'report' in sending ? 'sent' : 'planned', lookAgain }
}

/** What came of a sending was seen. */
function forget(): void {
  if (current().sending !== 'under way') set({ sending: undefined })
}

/** Sends the pages. Whoever has closed the dialog meanwhile is told what came of it. */
export async function send(title: string): Promise<void> {
  set({ sending: 'under way' })
  const answer = await ask('send', { dry: false, ...(title === '' ? {} : { title }) })
  const isSeen = current().dialog === 'send'
  // A refusal is told whole, and what stood in the way may be mended when the dialog is opened again.
  set({ sending: isSeen || 'report' in answer ? answer : undefined })
  if (isSeen) return
  studio.announce('refused' in answer ? answer.refused : 'The pages were sent. Choose Send to see what comes next.')
}
