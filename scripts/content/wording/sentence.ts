import { entryOf } from '../entries'
import type { At } from '../finding'

export interface Wording {
  message: string
  severity?: 'warning'
  suggestions?: string[]
}

/** The sentence of each rule, from its particulars. */
export type Sentences = Record<string, (...particulars: never[]) => Wording>

export const quote = (text: string) => `"${text}"`
export const list = (words: string[]) => words.map(quote).join(', ')
export const didYouMean = (name?: string) => (name ? ` Did you mean ${quote(name)}?` : '')

/** A field by its name, an entry of a list by its number: `"heading"`, `Card 3`. */
export function named(at: At): string {
  const [list, last] = at.slice(-2)
  if (at.length === 0) return 'This file'
  if (typeof list !== 'string' || typeof last !== 'number') return quote(String(at.at(-1)))
  const entry = entryOf(list, last)
  return entry[0]?.toUpperCase() + entry.slice(1)
}
