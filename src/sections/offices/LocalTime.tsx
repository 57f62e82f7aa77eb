import { useMemo, useSyncExternalStore } from 'react'
import styles from './LocalTime.module.css'

/** The time at an office now. Only the browser knows it, so the prerendered page leaves its line empty. */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const clock = useMemo(
    () => new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: 'numeric', minute: '2-digit' }),
    [timeZone],
  )
  const now = useSyncExternalStore(everyFewSeconds, () => clock.format(new Date()), beforeScript)
  return <p className={styles.time}>{now && `${now} local time`}</p>
}

function everyFewSeconds(update: () => void) {
  const timer = setInterval(update, 10_000)
  return () => clearInterval(timer)
}

const beforeScript = () => ''
