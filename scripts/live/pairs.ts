import { isObject } from '../engine/text/is-object'

/**
 * Finds for each section of a changed document the one it was before, by what they have in common.
 * @returns for numbers of sections as they are, numbers of those that were; none where a section is new
 */
export function pairs(sections: readonly unknown[], were: readonly unknown[]): Map<number, number> {
  const found = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (keyOf: (section: unknown, number: number) => string | undefined) => {
    const free = new Map<string, number[]>()
    for (const [was, former] of [...were.entries()].toReversed()) {
      const key = taken.has(was) ? undefined : keyOf(former, was)
      const alike = key === undefined ? undefined : free.get(key)
      if (alike) alike.push(was)
      else if (key !== undefined) free.set(key, [was])
    }
    for (const [is, section] of sections.entries()) {
      const key = found.has(is) ? undefined : keyOf(section, is)
      const was = key === undefined ? undefined : free.get(key)?.pop()
      if (was === undefined) continue
      found.set(is, was)
      taken.add(was)
    }
  }
  pair((section) => JSON.stringify(section))
  // Those that have the most in common first: an id tells more than all the rest, a place the least.
  for (const common of mostFirst)
    pair((section, number) => {
      const values = common.map((field) =>
        field === 'place' ? number : isObject(section) ? section[field] : undefined,
      )
      return values.every((value) => value !== undefined && typeof value !== 'object')
        ? JSON.stringify(values)
        : undefined
    })
  return found
}

const signs = ['id', 'type', 'heading', 'place']

/** Every choice of the signs, as numbers in which each has a bit. */
const mostFirst = Array.from({ length: 15 }, (_, place) => signs.filter((_sign, bit) => (15 - place) & (8 >> bit)))
