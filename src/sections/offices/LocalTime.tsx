import { useEffect, useRef, useState } from 'react'
import { observe } from 'react-intersection-observer'
import styles from './LocalTime.module.css'

/** How long a shown time stays, in milliseconds. */
const rest = 10_000

/**
 * The time at an office now. Only the browser knows it, so the prerendered page leaves its line empty; and as it takes
 * browsers long to read up on time zones, it is looked up when it is about to be seen.
 */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  const [near, setNear] = useState(false)
  const [now, setNow] = useState('')
  useEffect(() => (line.current ? observe(line.current, setNear, { rootMargin: '25%' }) : undefined), [])
  useEffect(() => (near ? runClock(timeZone, setNow) : undefined), [near, timeZone])
  return (
    <p ref={line} className={styles.time}>
      {now && `${now} local time`}
    </p>
  )
}

function runClock(timeZone: string, tell: (time: string) => void): (() => void) | undefined {
  const clock = clockOf(timeZone)
  if (!clock) return undefined
  const update = () => tell(clock.format(new Date()))
  update()
  const timer = setInterval(update, rest)
  return () => clearInterval(timer)
}

/** Nothing where a browser does not know the time zone: it may be older than the name, which Node knew. */
function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: 'numeric', minute: '2-digit' })
  } catch {
    return undefined
  }
}
