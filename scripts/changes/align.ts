import { distance } from 'fastest-levenshtein'
import { isObject } from '../content/fields'

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

/** From this likeness on, two entries are one that was changed; 1 is the same. */
const alike = 0.5

/**
 * Finds the entries of a list in another state of it: what is the same, then what has the same name, then what reads
 * alike, then, where as many are left on both sides, in their order.
 * @param nameOf an entry's name, where it has one
 */
export function align(
  before: readonly unknown[],
  after: readonly unknown[],
  nameOf: (entry: unknown) => string | undefined,
): Alignment {
  const texts = { before: before.map(textOf), after: after.map(textOf) }
  const left = { before: new Set(before.keys()), after: new Set(after.keys()) }
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
  const likenesses = [...left.before]
    .flatMap((one) => [...left.after].map((other) => ({ one, other, likeness: 0 })))
    .filter(({ one, other }) => sameKind(one, other))
    .map((two) => ({ ...two, likeness: likeness(texts.before[two.one] ?? '', texts.after[two.other] ?? '') }))
    .sort((a, b) => b.likeness - a.likeness)
  for (const { one, other, likeness } of likenesses)
    if (likeness >= alike && left.before.has(one) && left.after.has(other)) pair(one, other)
  if (left.before.size === left.after.size) {
    const ones = [...left.before]
    for (const [i, other] of [...left.after].entries()) {
      const one = ones[i]
      if (one !== undefined && sameKind(one, other)) pair(one, other)
    }
  }
  pairs.sort((a, b) => a.after - b.after)
  return { pairs, removed: [...left.before], added: [...left.after], moved: outOfOrder(pairs) }
}

/** A section's type; for what has none, what it is made of. */
function kindOf(entry: unknown): string {
  return isObject(entry) ? String(entry.type) : typeof entry
}

function textOf(entry: unknown): string {
  return JSON.stringify(entry)
}

function likeness(one: string, other: string): number {
  return 1 - distance(one, other) / Math.max(one.length, other.length, 1)
}

/** The fewest pairs without which the others stand in their order. */
function outOfOrder(pairs: readonly Pair[]): Pair[] {
  // For each pair the longest row in order that ends with it.
  const rows: Pair[][] = []
  for (const pair of pairs) {
    const before = rows.filter((row) => (row.at(-1)?.before ?? 0) < pair.before)
    const longest = before.reduce<Pair[]>((most, row) => (row.length > most.length ? row : most), [])
    rows.push([...longest, pair])
  }
  const kept = new Set(rows.reduce<Pair[]>((most, row) => (row.length > most.length ? row : most), []))
  return pairs.filter((pair) => !kept.has(pair))
}
