import type { Edit } from '../../text/edits'

/**
 * A whole sentence, which begins with a word of ours or in quotation marks, or what is said of the field or the entry
 * itself: `is empty. …`. Its name and the section it is in are put before it where its place is looked up.
 */
export type Message = string | { itself: string }

export interface Wording {
  message: Message
  severity?: 'warning'
  suggestions?: string[]
  /** What there is to choose from. */
  hint?: string
  /** What `npm run fix` does about it; only where that is safe. */
  fix?: { title: string } & Repair
}

/** How a text is changed, in terms of what the finding marks. */
export type Repair =
  /** What stands there instead of what is marked. */
  | { put: string }
  /** The address that stands there instead of what is marked, in quotation marks or within a text. */
  | { link: string }
  /** What the field's value becomes. */
  | { value: unknown }
  /** Brackets that go around the field's value. */
  | { around: [string, string] }
  /** The field goes, or the entry of the list. */
  | { remove: true }
  /** Changes at these places of the text. */
  | { edits: Edit[] }

/** The sentence of each rule, from its particulars. */
export type Sentences = Record<string, (...particulars: never[]) => Wording>

/** How much of a text is repeated in a sentence, and how many names are listed. */
const longest = 300
const mostListed = 60
/** How many files are. */
export const mostFiles = 5

export const quote = (text: string, most = longest) => `"${shown(text, most)}"`
export const list = (words: string[]) => listed(words.map((word) => quote(word)))

/** As much of an author's text as fits into a sentence. @param most how many letters */
export function shown(text: string, most = longest): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

/** Names in a sentence: a, b, c. @param most how many are named before the others are only counted */
export function listed(names: readonly string[], most = mostListed): string {
  const left = names.length - most
  return left > 0 ? `${names.slice(0, most).join(', ')} and ${left} more` : names.join(', ')
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
