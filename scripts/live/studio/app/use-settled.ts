import { useEffect, useState } from 'react'

/** A value once it has been the same for so long, in milliseconds; until then the one before. */
export function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), pause)
    return () => window.clearTimeout(timer)
  }, [value, pause])
  return settled
}
