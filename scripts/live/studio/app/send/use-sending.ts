import { useEffect, useState } from 'react'
import type { Refused, Report } from '../../contract'
import { ask } from '../pages/ask'

interface Sending {
  /** What would be sent or was sent, or why it cannot be; undefined until it is known. */
  plan: Report | Refused | undefined
  state: 'planned' | 'sending' | 'sent'
  send: (title: string) => Promise<void>
  lookAgain: () => void
}

/** What would be sent, and the sending of it. */
export function useSending(): Sending {
  const [plan, setPlan] = useState<Report | Refused>()
  const [state, setState] = useState<Sending['state']>('planned')
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let isLate = false
    void ask('send', { dry: true }).then((answer) => isLate || setPlan(answer))
    return () => {
      isLate = true
    }
  }, [asked])
  const send = async (title: string) => {
    setState('sending')
    const answer = await ask('send', { dry: false, ...(title === '' ? {} : { title }) })
    setPlan(answer)
    setState('refused' in answer ? 'planned' : 'sent')
  }
  return { plan, state, send, lookAgain: () => setAsked((before) => before + 1) }
}
