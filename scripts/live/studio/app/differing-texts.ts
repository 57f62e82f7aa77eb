import { isObject } from '../../../engine/text/is-object'
import { labelOf, oneOf } from '../form-labels'
import { nameIn } from './titles'

/** What two versions of a document say at one place. */
export interface DifferingTexts {
  /** In words: Section 2, “Why us”, Heading. */
  where: string
  /** Empty where a version says nothing there. */
  first: string
  second: string
}

type At = readonly (string | number)[]

/**
 * The places at which two versions of a document say something else, however they are written. Where one of them cannot be
 * read they are shown whole.
 */
export function differingTexts(one: string, other: string): DifferingTexts[] {
  try {
    const first: unknown = JSON.parse(one)
    return differing(first, JSON.parse(other), []).map(({ at, ...texts }) => ({ where: inWords(at, first), ...texts }))
  } catch {
    return [{ where: '', first: one, second: other }]
  }
}

function differing(one: unknown, other: unknown, at: At): { at: At; first: string; second: string }[] {
  if (isSame(one, other)) return []
  if (Array.isArray(one) && Array.isArray(other)) {
    if (one.length === other.length)
      return one.flatMap((entry: unknown, place) => differing(entry, other[place], [...at, place]))
    const [first, second] = differingEntries(one, other)
    return [{ at, first: textsIn(first).join('\n'), second: textsIn(second).join('\n') }]
  }
  if (isObject(one) && isObject(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) =>
      differing(one[name], other[name], [...at, name]),
    )
  return [{ at, first: textsIn(one).join('\n'), second: textsIn(other).join('\n') }]
}

/** The entries of two lists, without those at their beginnings and ends that are the same. */
function differingEntries(one: unknown[], other: unknown[]): [unknown[], unknown[]] {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && isSame(one[start], other[start])) start++
  let end = 0
  while (end < shorter - start && isSame(one.at(-1 - end), other.at(-1 - end))) end++
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** All that a value says, line by line. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value) || isObject(value)) return Object.values(value).flatMap(textsIn)
  return value === undefined ? [] : [String(value)]
}

/** A place by what its fields are called in forms. */
function inWords(at: At, document: unknown): string {
  let value = document
  const names = at.map((step, depth) => {
    value = isObject(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined
    if (typeof step === 'string') return typeof at[depth + 1] === 'number' ? '' : labelOf(step, {})
    const entry = `${oneOf(labelOf(String(at[depth - 1]), {}))} ${step + 1}`
    const name = isObject(value) ? nameIn(value) : undefined
    return name === undefined ? entry : `${entry}, “${name}”`
  })
  return names.filter((name) => name !== '').join(', ')
}
