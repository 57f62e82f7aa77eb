import { englishWords } from '../files/dictionary'
import { oneSlipFrom } from '../text/one-slip'

/** The words that a word in small letters, which no dictionary has, was probably meant to be. */
export function nearWords(odd: string): string[] {
  return oneSlipFrom(odd, englishWords()).filter((other) => !isOtherForm(odd, other))
}

/** A word and its plural: of a word that no dictionary has there may well be one. */
function isOtherForm(word: string, near: string): boolean {
  return word === `${near}s` || near === `${word}s`
}
