import { closest, distance } from 'fastest-levenshtein'

/** The known name a mistyped one was probably meant to be, if any is near enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined
  const sameButCase = known.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (sameButCase) return sameButCase
  // Swapped letters are one slip, though they count as two changes: titel, title.
  const swapped = known.find((candidate) => letters(candidate) === letters(name))
  if (swapped) return swapped
  const candidate = closest(name, known)
  return distance(name.toLowerCase(), candidate.toLowerCase()) <= Math.max(1, Math.floor(name.length / 3))
    ? candidate
    : undefined
}

function letters(name: string): string {
  return [...name.toLowerCase()].sort().join('')
}
