import type { Facts } from '../site/facts'

/** Which of two pages that say the same says less like itself: words of its address and headings tell. A draft gives way. */
export function stranger(text: string, first: Facts, second: Facts): [stranger: Facts, other: Facts] {
  if (first.draft !== second.draft) return first.draft ? [first, second] : [second, first]
  return likeness(text, first) < likeness(text, second) ? [first, second] : [second, first]
}

/** How many of a text's words are also in a page's address and the addresses of its places. */
function likeness(text: string, { path, anchors }: Facts): number {
  const own = new Set(wordsOf([path, ...anchors].join(' ')))
  // Its first heading and its address tell more than all the others.
  const main = new Set(wordsOf(`${path} ${anchors[0] ?? ''}`))
  return wordsOf(text).reduce((sum, word) => sum + (own.has(word) ? 1 : 0) + (main.has(word) ? 3 : 0), 0)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]{3,}|ai|qa|hr|ui|ux/g) ?? []
}
