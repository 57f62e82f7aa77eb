import { useEffect, useRef, useState } from 'react'

/** In milliseconds: told with every key, a screen reader would speak into the visitor's typing. */
const rest = 1400

/** How long it is there to be told, in milliseconds. */
const stay = 10_000

interface ResultStatusProps {
  words: string
  /** What they answer. */
  search: string
}

/**
 * Tells screen readers what the list shows, once that has changed and typing rests. It goes again, as who reads on finds
 * the same words beside the list.
 */
export function ResultStatus({ words, search }: ResultStatusProps) {
  const [told, setTold] = useState('')
  const last = useRef(words)
  useEffect(() => {
    if (words === last.current) return
    const tell = () => {
      last.current = words
      setTold(words)
    }
    const timer = setTimeout(tell, rest)
    return () => clearTimeout(timer)
  }, [words, search])
  useEffect(() => {
    const timer = setTimeout(setTold, stay, '')
    return () => clearTimeout(timer)
  }, [told])
  return (
    <p className="visually-hidden" role="status" aria-atomic="true">
      {told}
    </p>
  )
}
