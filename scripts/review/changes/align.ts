import { distance } from 'fastest-levenshtein'
import { isObject } from '../../engine/text/is-object'

/** Which entry of a list is which in another state of it, by their places. */
export interface Alignment {
  pairs: Pair[]
  removed: number[]
  added: number[]
  /** Of the pairs, those that no longer stand in their order with the others. */
  moved: Pair[]
}

export interface Pair {
  before: number
  after: number
}

/** The places that are in no pair yet. */
interface Left {
  before: Set<number>
  after: Set<number>
}

/** From this likeness on, two entries are one that was changed; 1 is the same. */
const alike = 0.5

/**
 * Finds the entries of a list in another state of it: what is the same, then what has the same name, then what reads
 * alike, then, of what has no name, what is left in its order.
 * @param nameOf an entry's name, where it has one
 */
export function align(
  before: readonly unknown[],
  after: readonly unknown[],
  nameOf: (entry: unknown) => string | undefined,
): Alignment {
  const texts = {
    before: before.map((entry) => JSON.stringify(entry)),
    after: after.map((entry) => JSON.stringify(entry)),
  }
  const left: Left = { before: new Set(before.keys()), after: new Set(after.keys()) }
  const pairs: Pair[] = []
  const pair = (one: number, other: number) => {
    pairs.push({ before: one, after: other })
    left.before.delete(one)
    left.after.delete(other)
  }
  const pairWhere = (fits: (one: number, other: number) => boolean) => {
    for (const other of left.after) {
      const one = [...left.before].find((candidate) => fits(candidate, other))
      if (one !== undefined) pair(one, other)
    }
  }
  const sameKind = (one: number, other: number) => kindOf(before[one]) === kindOf(after[other])

  pairWhere((one, other) => texts.before[one] === texts.after[other])
  pairWhere((one, other) => {
    const name = nameOf(before[one])
    return name !== undefined && name === nameOf(after[other]) && sameKind(one, other)
  })
  for (const { one, other } of likenesses(before, after, left))
    if (left.before.has(one) && left.after.has(other)) pair(one, other)
  const unnamed = (one: number, other: number) =>
    nameOf(before[one]) === undefined && nameOf(after[other]) === undefined
  pairWhere((one, other) => unnamed(one, other) && sameKind(one, other))
  pairs.sort((a, b) => a.after - b.after)
  return { pairs, removed: [...left.before], added: [...left.after], moved: outOfOrder(pairs) }
}

/** A section's type; for what has none, what it is made of. */
function kindOf(entry: unknown): string {
  return isObject(entry) ? String(entry.type) : typeof entry
}

/** The entries of two lists that read alike, the likest first. */
function likenesses(before: readonly unknown[], after: readonly unknown[], left: Left) {
  const words = { before: before.map(wordsIn), after: after.map(wordsIn) }
  return [...left.before]
    .flatMap((one) => [...left.after].map((other) => ({ one, other })))
    .filter(({ one, other }) => kindOf(before[one]) === kindOf(after[other]))
    .map((two) => ({ ...two, likeness: likeness(words.before[two.one] ?? '', words.after[two.other] ?? '') }))
    .filter(({ likeness }) => likeness >= alike)
    .sort((a, b) => b.likeness - a.likeness)
}

function likeness(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length, 1)
}

/** All an entry says, without the names of its fields. */
function wordsIn(entry: unknown): string {
  if (typeof entry === 'string') return entry
  return typeof entry === 'object' && entry !== null ? Object.values(entry).map(wordsIn).join('\n') : ''
}

/** The fewest pairs without which the others stand in their order. */
function outOfOrder(pairs: readonly Pair[]): Pair[] {
  // For each pair the longest row in order that ends with it.
  const rows: Pair[][] = []
  for (const pair of pairs) {
    const before = rows.filter((row) => (row.at(-1)?.before ?? 0) < pair.before)
    rows.push([...longest(before), pair])
  }
  const kept = new Set(longest(rows))
  return pairs.filter((pair) => !kept.has(pair))
}

function longest(rows: readonly Pair[][]): Pair[] {
  return rows.reduce<Pair[]>((most, row) => (row.length > most.length ? row : most), [])
}
