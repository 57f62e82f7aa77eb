import { englishWords } from '../files/dictionary'
import { isOnlyNearest } from '../text/nearest'
import { oneSlipFrom } from '../text/one-slip'

/** Shorter words are one slip from too many others. */
const leastLetters = 5

/**
 * Whether a name is another one misspelled, and nothing else: a single word of it is no word and one slip from one, all
 * else is the same, and no other name is as near. A picture "team-2.jpg" may be meant where there is a "team-1.jpg".
 */
export function isMisspelling(name: string, meant: string, known: readonly string[]): boolean {
  const [written, right] = [wordsOf(name), wordsOf(meant)]
  const odd = written.flatMap((word, place) => (word === right[place] ? [] : place))
  const [place = 0, ...more] = odd
  const [word = '', better = ''] = [written[place], right[place]]
  if (odd.length === 0 || more.length > 0 || written.length !== right.length || word.length < leastLetters) return false
  return (
    /^[a-z]+$/.test(word) &&
    !englishWords().has(word) &&
    englishWords().has(better) &&
    oneSlipFrom(word, new Set([better])).length > 0 &&
    isOnlyNearest(name, meant, known)
  )
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/[\s_.-]+/)
}
