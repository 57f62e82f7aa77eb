import { quote } from '../../problems/words/sentence'
import { numberOf } from '../../text/hidden-characters.mjs'

/** What a character does that cannot be seen. */
export type HiddenKind = 'direction' | 'line' | 'control' | 'half' | 'width'

export function kindOfHidden(character: string): HiddenKind {
  if (/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(character)) return 'direction'
  if (/[\v\f\r\u0085\u2028\u2029]/.test(character)) return 'line'
  if (/\p{Cc}/u.test(character)) return 'control'
  return /\p{Cs}/u.test(character) ? 'half' : 'width'
}

const copied = (number: string, word?: string) =>
  word
    ? `An invisible character (${number}) is in or beside ${quote(word, 60)}, as copied text often has. Delete that and type it again.`
    : `An invisible character (${number}) is in this text, as copied text often has. Delete the word and type it again.`

const does: Record<HiddenKind, (number: string, word?: string) => string> = {
  direction: copied,
  line: (number) => `An invisible line break (${number}) is in this text. Write a space instead.`,
  control: copied,
  half: (number) => `Half of a character (${number}) was left here where a text was cut. Remove it.`,
  width: copied,
}

/** What is said of a character that cannot be seen. @param word in which or beside which it stands */
export function hiddenInWords(character: string, word?: string): string {
  return does[kindOfHidden(character)](numberOf(character), word)
}

/** What a fix does about it. */
export function hiddenFix(character: string): string {
  return kindOfHidden(character) === 'line' ? 'Write a space instead' : 'Remove what cannot be seen'
}
