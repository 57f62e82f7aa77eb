import { useEffect, useRef, useState } from 'react'

/** Long enough that typing is over, in milliseconds: each letter's result would only interrupt the last one's. */
const pause = 1400

/** Tells screen readers what changed, a while after the last change. */
export function Announcement({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  const first = useRef(words)
  useEffect(() => {
    if (words === first.current && said === '') return
    const timer = setTimeout(() => setSaid(words), pause)
    return () => clearTimeout(timer)
  }, [words, said])
  return (
    <p className="visually-hidden" role="status" aria-atomic="true">
      {said}
    </p>
  )
}
