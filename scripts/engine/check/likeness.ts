import type { Facts } from '../site/facts'
import type { Whole } from './check'

/** Which of two pages that say the same says less like itself: words of its address and headings tell. A draft gives way. */
export function stranger(
  text: string,
  [first, second]: readonly [Facts, Facts],
  { placesOn }: Pick<Whole, 'placesOn'>,
): [stranger: Facts, other: Facts] {
  if (first.draft !== second.draft) return first.draft ? [first, second] : [second, first]
  const likeTo = (page: Facts) => likeness(text, page.path, placesOn(page).anchors)
  return likeTo(first) < likeTo(second) ? [first, second] : [second, first]
}

/** How many of a text's words are also in a page's address and the addresses of its places. */
function likeness(text: string, path: string, anchors: readonly string[]): number {
  const own = new Set(wordsOf([path, ...anchors].join(' ')))
  // Its first heading and its address tell more than all the others.
  const main = new Set(wordsOf(`${path} ${anchors[0] ?? ''}`))
  return wordsOf(text).reduce((sum, word) => sum + (own.has(word) ? 1 : 0) + (main.has(word) ? 3 : 0), 0)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{3,}|ai|qa|hr|ui|ux/g) ?? []
}
