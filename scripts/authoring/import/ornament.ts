import { quote } from '../../engine/problems/words/sentence'
import type { Reading } from './reading'

/** Signs in a line of their own that part what is above from what is below, as writers put them: said to be left out. */
export function isOrnament(words: string, { lost }: Reading): boolean {
  const is = /^(?:(?:\* ?){3,}|(?:[-–—_~] ?){3,}|⁂)$/.test(words)
  if (is) lost.add(`${quote(words, 20)} in a line of its own is left out: headings part a text here.`)
  return is
}
