import { lookAlikeIn } from '../../text/other-alphabet'

/** How much of a text is repeated in a sentence, and how many names are listed. */
const longest = 300
const mostListed = 60
/** How many files are. */
export const mostFiles = 5

export const quote = (text: string, most = longest) => `"${shown(text, most)}"`
export const list = (words: string[]) => listed(words.map((word) => quote(word)))

/** A text as it stands in a file, between its quotation marks. */
export const inFile = (text: string) => JSON.stringify(text).slice(1, -1)

/** As much of an author's text as fits into a sentence. @param most how many letters */
export function shown(text: string, most = longest): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

/** Names in a sentence: a, b, c. @param most how many are named before the others are only counted */
export function listed(names: readonly string[], most = mostListed): string {
  const left = names.length - most
  return left > 0 ? `${names.slice(0, most).join(', ')} and ${left} more` : names.join(', ')
}
/** What is said of a word with a letter of another alphabet, which cannot be seen: two words would look the same. */
export function lookAlike(word: string): string {
  const found = lookAlikeIn(word)
  if (!found) return ''
  const { letter, like, plain } = found
  return ` Its ${quote(letter)} is a letter of another alphabet that only looks like ${quote(like)}. Type ${quote(plain)} anew with an English keyboard.`
}

export const didYouMean = (name?: string) => (name ? ` Did you mean ${quote(name)}?` : '')

/** A number of things: `1 page`, `2 pages`. */
export function count(number: number, thing: string): string {
  return `${number} ${number === 1 ? thing : plural(thing)}`
}

/** More than one of a thing: cards, entries. */
export function plural(thing: string): string {
  if (/(s|sh|ch|x)$/.test(thing)) return `${thing}es`
  return /[^aeiou]y$/.test(thing) ? `${thing.slice(0, -1)}ies` : `${thing}s`
}

/** A thing by its article: `a card`, `an image`. */
export function withArticle(thing: string): string {
  return `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`
}
