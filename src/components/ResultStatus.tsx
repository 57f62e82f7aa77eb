import { useEffect, useRef, useState } from 'react'

/** In milliseconds: told with every key, a screen reader would speak into the visitor's typing. */
const rest = 1400

interface ResultStatusProps {
  words: string
  /** What they answer. */
  search: string
}

/** Tells screen readers what the list shows, once that has changed and typing rests. */
export function ResultStatus({ words, search }: ResultStatusProps) {
  const [told, setTold] = useState('')
  const first = useRef(words)
  useEffect(() => {
    if (told === '' && words === first.current) return
    const timer = setTimeout(setTold, rest, words)
    return () => clearTimeout(timer)
  }, [told, words, search])
  return (
    <p className="visually-hidden" role="status" aria-atomic="true">
      {told}
    </p>
  )
}
