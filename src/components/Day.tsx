import { months } from '../page/months'

/**
 * A day as people write it: November 20, 2026. Not by Intl: its first object takes Chromium 23 ms, as long as all else
 * that runs when a page starts.
 * @param date the day as 2026-11-20
 */
export function Day({ date }: { date: string }) {
  const [year, month = 1, day] = date.split('-').map(Number)
  return <time dateTime={date}>{`${months[month - 1]} ${day}, ${year}`}</time>
}
