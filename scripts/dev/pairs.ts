import { isObject } from '../content/fields'

/**
 * Finds for each section of a changed document the one it was before, by what they have in common.
 * @returns for numbers of sections as they are, numbers of those that were; none where a section is new
 */
export function pairs(sections: readonly unknown[], were: readonly unknown[]): Map<number, number> {
  const couples = sections
    .flatMap((section, is) => were.map((former, was) => ({ is, was, likeness: likeness(section, former, is === was) })))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
  const found = new Map<number, number>()
  const taken = new Set<number>()
  for (const { is, was } of couples) {
    if (found.has(is) || taken.has(was)) continue
    found.set(is, was)
    taken.add(was)
  }
  return found
}

function likeness(section: unknown, former: unknown, samePlace: boolean): number {
  if (JSON.stringify(section) === JSON.stringify(former)) return 16
  const same = (field: string) =>
    isObject(section) && isObject(former) && field in section && section[field] === former[field]
  return (same('id') ? 8 : 0) + (same('type') ? 4 : 0) + (same('heading') ? 2 : 0) + (samePlace ? 1 : 0)
}
