/** The marks that stand around texts, and what each kind is closed by. */

export const doubles = '"“”„«»'
export const singles = "'‘’‚‹›`´"

/** Whether a character opens a text. */
export function isQuote(character: string): boolean {
  return character !== '' && (doubles.includes(character) || singles.includes(character))
}
