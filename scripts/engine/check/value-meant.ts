import { isOnlyNearest, nearest } from '../text/nearest'

/** A value that a field may have, and what people call it. */
export interface Choice {
  value: string
  label?: string | undefined
}

/** Which of a field's values was meant by what stands there, and whether it can be no other. */
export function valueMeant(
  written: string,
  choices: readonly Choice[],
): { nearest?: string | undefined; sure: boolean } {
  const values = choices.map(({ value }) => value)
  const byLabel = choices.find(({ label }) => label?.toLowerCase() === written.trim().toLowerCase())?.value
  const near = byLabel ?? nearest(written, values)
  return { nearest: near, sure: near !== undefined && isOnlyNearest(written, near, values) }
}
