import { distance } from 'fastest-levenshtein'

/** The known name a mistyped one was probably meant to be, if any is near enough. */
export function nearest(name: string, known: readonly string[]): string | undefined {
  return nearestAmong(known)(name)
}

/** A longer text is no name that somebody mistyped. */
const longestName = 300

/** How many letters two names need to share, unless they have the same ones. */
const leastShared = 3

/** How many comparisons are made for all names together: whoever has mistyped thousands learns more from the first. */
const mostComparisons = 2_000_000

/** Finds the nearest of so many known names that they are made ready once, and looked through once for each name. */
export function nearestAmong(known: readonly string[]): (name: string) => string | undefined {
  const candidates = known.filter(({ length }) => length <= longestName).map(asCompared)
  const found = new Map<string, string | undefined>()
  let comparisons = 0
  const find = (name: string) => {
    comparisons += candidates.length
    if (comparisons > mostComparisons || name.length > longestName) return undefined
    const written = asCompared(name)
    let best: string | undefined
    let least = Infinity
    for (const candidate of candidates) {
      const steps = stepsBetween(written, candidate)
      if (steps < least) [best, least] = [candidate.name, steps]
    }
    return best
  }
  return (name) => {
    if (!found.has(name)) found.set(name, find(name))
    return found.get(name)
  }
}

/** Whether no other of the known names could have been meant. */
export function isOnlyNearest(name: string, meant: string, known: readonly string[]): boolean {
  const written = asCompared(name)
  const least = stepsBetween(written, asCompared(meant))
  return known.every((candidate) => candidate === meant || stepsBetween(written, asCompared(candidate)) > least)
}

/** How many slips part two names; infinitely many where they are too different to be one. */
function stepsBetween(written: Compared, meant: Compared): number {
  if (written.plain === '' || meant.plain === '') return Infinity
  if (written.plain === meant.plain) return 0
  const most = Math.max(1, Math.floor(written.name.length / 3))
  const longer = Math.abs(written.plain.length - meant.plain.length)
  if (longer > most) return Infinity
  const steps = distance(written.plain, meant.plain)
  // Swapped letters are one slip, though they count as two changes: titel, title.
  if (longer === 0 && lettersOf(written) === lettersOf(meant)) return 0.5 + steps / 1000
  // Short names have too little in common to be meant for each other: ai, uiux.
  return steps <= most && Math.max(written.plain.length, meant.plain.length) - steps >= leastShared ? steps : Infinity
}

interface Compared {
  name: string
  /** The name without capital letters, hyphens and spaces: key-points, keyPoints. */
  plain: string
  /** Its letters in order, once they have been asked for. */
  letters?: string
}

function asCompared(name: string): Compared {
  return { name, plain: name.toLowerCase().replace(/[\s_.-]+/g, '') }
}

function lettersOf(compared: Compared): string {
  return (compared.letters ??= [...compared.plain].sort().join(''))
}
