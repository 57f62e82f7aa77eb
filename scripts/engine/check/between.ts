import type { Problem } from '../problems/problem'
import type { Facts } from '../site/facts'

/** What was found between the pages. The same object as before where they say to each other what they did. */
export interface Between {
  /** Names what the pages stood in: _site.json, the day, and each picture as it was. */
  around: string
  problems: Problem[]
}

/** What was found between the pages, if they say the same to each other as they did; undefined where that must be looked at. */
export function betweenAsBefore(
  around: string,
  facts: readonly Facts[],
  known: ReadonlyMap<string, Facts>,
  between: Between | undefined,
): Between | undefined {
  if (between?.around !== around || facts.length !== known.size) return undefined
  const told = new Set(between.problems.map(({ file }) => file))
  // Where a problem stands in a text that has changed is not known.
  const isAsBefore = (page: Facts, before = known.get(page.file)) =>
    page === before || (isAlike(page, before) && !told.has(page.file))
  return facts.every((page) => isAsBefore(page)) ? between : undefined
}

function isAlike(page: Facts, before: Facts | undefined): boolean {
  const toOthers = ({ stamp: _, hash: __, problems: ___, ...rest }: Facts) => JSON.stringify(rest)
  return before !== undefined && toOthers(page) === toOthers(before)
}
