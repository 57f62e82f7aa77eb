import { distance } from 'fastest-levenshtein'

/** The known name a mistyped one was probably meant to be, if any is near enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  let least = Infinity
  for (const candidate of known) {
    const steps = stepsBetween(name, candidate)
    if (steps < least) [best, least] = [candidate, steps]
  }
  return best
}

/** Whether no other of the known names could have been meant. */
export function isOnlyNearest(name: string, meant: string, known: readonly string[]): boolean {
  const least = stepsBetween(name, meant)
  return known.every((candidate) => candidate === meant || stepsBetween(name, candidate) > least)
}

/** How many slips part two names; infinitely many where they are too different to be one. */
function stepsBetween(name: string, candidate: string): number {
  const [written, meant] = [plain(name), plain(candidate)]
  if (written === '' || meant === '') return Infinity
  if (written === meant) return 0
  // Swapped letters are one slip, though they count as two changes: titel, title.
  if (written.length === meant.length && letters(written) === letters(meant))
    return 0.5 + distance(written, meant) / 1000
  const most = Math.max(1, Math.floor(name.length / 3))
  if (Math.abs(written.length - meant.length) > most) return Infinity
  const steps = distance(written, meant)
  return steps <= most ? steps : Infinity
}

/** A name without capital letters, hyphens and spaces: key-points, keyPoints. */
function plain(name: string): string {
  return name.toLowerCase().replace(/[\s_.-]+/g, '')
}

function letters(name: string): string {
  return [...name].sort().join('')
}
