import { othersFor, wordsSought } from './words'

/** How many letters of a text a result shows. */
const length = 190

/** As much of a text as a result shows, from before the first of the words that were looked for. */
export function excerptOf(text: string, question: string): string {
  const first = Math.max(0, text.search(patternOf(question)))
  const start = first < length / 2 ? 0 : text.indexOf(' ', first - length / 3) + 1
  const end = text.indexOf(' ', start + length)
  return `${start > 0 ? '… ' : ''}${end < 0 ? text.slice(start).trim() : `${text.slice(start, end)} …`}`
}

/** A text in pieces, each with whether it is one of the words that were looked for. */
export function markedIn(text: string, question: string): [string, boolean][] {
  return text.split(patternOf(question)).map((piece, place) => [piece, place % 2 === 1])
}

/** Finds words that begin as one of those that were looked for. */
function patternOf(question: string): RegExp {
  const words = wordsSought(question).flatMap((word) => [word, ...othersFor(word)])
  // Of nothing, nothing.
  return new RegExp(words.length > 0 ? `(?<![\\p{L}\\p{N}])((?:${words.join('|')})\\p{L}*)` : '((?!))', 'iu')
}
