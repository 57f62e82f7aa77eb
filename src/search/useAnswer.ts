import { useEffect, useState } from 'react'
import { lookUp, type Answer } from './look-up'

/** What is known of a text's answer: the last that came stays until the next is there. */
export interface Asked {
  answer?: Answer | undefined
  /** Whether the last try failed. */
  failed: boolean
  retry: () => void
}

/** Looks for a text as it is typed. */
export function useAnswer(text: string): Asked {
  const [known, setKnown] = useState<{ answer?: Answer | undefined; failed: boolean }>({ failed: false })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let current = true
    const show = (answer: Answer) => current && setKnown({ answer, failed: false })
    const fail = () => current && setKnown({ failed: true })
    void lookUp(text).then(show, fail)
    return () => void (current = false)
  }, [text, tries])
  return { ...known, retry: () => setTries(tries + 1) }
}
