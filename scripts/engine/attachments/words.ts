/** How many bytes a file has, as people say it: 850 kB, 1.2 MB. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  if (kilobytes < 1000) return `${kilobytes} kB`
  const megabytes = bytes / 1_000_000
  return `${megabytes < 10 ? megabytes.toFixed(1).replace('.0', '') : Math.round(megabytes)} MB`
}

/** How long something takes, as people say it: 45 seconds, 1 minute 20 seconds, 12 minutes. */
export function lengthInWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  const minutes = Math.floor(whole / 60)
  const rest = whole % 60
  if (minutes >= 10) return counted(Math.round(whole / 60), 'minute')
  return [minutes > 0 && counted(minutes, 'minute'), rest > 0 && counted(rest, 'second')].filter(Boolean).join(' ')
}

function counted(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`
}
