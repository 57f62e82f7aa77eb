const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as people write it: November 20, 2026. @param date the day as 2026-11-20 */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{day.format(new Date(date))}</time>
}
