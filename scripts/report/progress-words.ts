/** How far a step is. */
interface State {
  done?: number | undefined
  /** 1 where only the share is known. */
  of?: number | undefined
  /** How long it will still take, in milliseconds. */
  left?: number | undefined
}

/** Says how far a step is, in all words and in fewer. */
export function progressWords(step: string, { done, of, left = 0 }: State): [string, ...string[]] {
  if (done === undefined || !of) return [`${step} …`]
  const share = `${Math.floor((done / of) * 100)}%`
  const counted = of === 1 ? `${step}: ${share}` : `${step}: ${count(done)} of ${count(of)}, ${share}`
  const whole = left < 1000 ? counted : `${counted}, about ${duration(left / 1000)} left`
  return [whole, counted, `${step}: ${share}`, share]
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}

function duration(seconds: number): string {
  const [number, unit] =
    seconds < 90
      ? [Math.ceil(seconds), 'second']
      : seconds < 90 * 60
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3600), 'hour']
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}
