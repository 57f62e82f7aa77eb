import { numberOf } from '../../text/hidden-characters.mjs'

/** What a character does that cannot be seen. */
export type HiddenKind = 'direction' | 'line' | 'control' | 'half' | 'width'

export function kindOfHidden(character: string): HiddenKind {
  if (/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/.test(character)) return 'direction'
  if (/[\v\f\r\u0085\u2028\u2029]/.test(character)) return 'line'
  if (/\p{Cc}/u.test(character)) return 'control'
  return /\p{Cs}/u.test(character) ? 'half' : 'width'
}

const copied = (number: string) =>
  `An invisible character (${number}) is in this text, as copied text often has. Delete the word and type it again.`

const does: Record<HiddenKind, (number: string) => string> = {
  direction: (number) => copied(number),
  line: (number) => `An invisible line break (${number}) is in this text. Write a space instead.`,
  control: (number) => copied(number),
  half: (number) => `Half of a character (${number}) was left here where a text was cut. Remove it.`,
  width: (number) => copied(number),
}

/** What is said of a character that cannot be seen. */
export function hiddenInWords(character: string): string {
  return does[kindOfHidden(character)](numberOf(character))
}

/** What a fix does about it. */
export function hiddenFix(character: string): string {
  return kindOfHidden(character) === 'line' ? 'Write a space instead' : 'Remove what cannot be seen'
}
