import { useEffect, useState } from 'react'
import { lookUp, type Answer } from './look-up'

/** What is known of a text's answer: the last that came stays until the next is there. */
export interface Asked {
  answer?: Answer | undefined
  /** Whether the last try failed. */
  failed: boolean
  /** Whether the answer takes long. */
  late: boolean
  retry: () => void
}

/** How long an answer may take before that is said, in milliseconds. */
const patience = 1000

/** Looks for a text as it is typed. */
export function useAnswer(text: string): Asked {
  const [known, setKnown] = useState<{ answer?: Answer | undefined; failed: boolean }>({ failed: false })
  const [late, setLate] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let current = true
    const timer = setTimeout(setLate, patience, true)
    const end = () => {
      clearTimeout(timer)
      if (current) setLate(false)
    }
    const show = (answer: Answer) => current && setKnown({ answer, failed: false })
    const fail = () => current && setKnown({ failed: true })
    void lookUp(text).then(show, fail).finally(end)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, tries])
  return { ...known, late, retry: () => setTries(tries + 1) }
}
