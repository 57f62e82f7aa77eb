/** How well words are found in a text: not all of them, within words, or each where a word begins. */
export type Match = 'none' | 'within' | 'start'

/** @param words in small letters */
export function matchOf(text: string, words: readonly string[]): Match {
  const searched = text.toLowerCase()
  if (!words.every((word) => searched.includes(word))) return 'none'
  return words.every((word) => beginsIn(searched, word)) ? 'start' : 'within'
}

/** What is found, the ones first in which each word begins a word; the others in their order. */
export function foundIn<Entry>(
  entries: readonly Entry[],
  words: readonly string[],
  textOf: (entry: Entry) => string,
): Entry[] {
  const matches = entries.map((entry) => ({ entry, match: matchOf(textOf(entry), words) }))
  const of = (wanted: Match) => matches.flatMap(({ entry, match }) => (match === wanted ? [entry] : []))
  return [...of('start'), ...of('within')]
}

function beginsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true
  return false
}
