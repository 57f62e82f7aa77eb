import { inWords } from '../../engine/problems/words/entries'
import { plural, quote } from '../../engine/problems/words/sentence'
import { isObject } from '../../engine/text/is-object'

/** What fields are called in the description of a change, where their own name is not it. */
const names: { [field: string]: string } = {
  alt: 'description for those who cannot see it',
  closes: 'last day to apply',
  copyrightYear: 'year in the footer',
  countryCode: 'country',
  descriptionBottom: 'closing text',
  email: 'email address',
  external: 'way of opening',
  iconClass: 'color',
  id: 'address on the page',
  image: 'picture',
  linkedin: 'LinkedIn address',
  most: 'number of entries',
  para: 'paragraph',
  path: 'address',
  posted: 'day it was posted',
  pricing: 'text on prices',
  profile: 'address of the profile',
  references: 'text on references',
  roots: 'addresses of services, articles, jobs and contact',
  since: 'year it was founded',
  src: 'file',
  url: 'address',
}

/** A field in words: `secondButton` is the second button. */
export function fieldName(field: string): string {
  return names[field] ?? inWords(field)
}

/** A text in quotation marks, cut where it is long. */
export function quoted(text: string): string {
  return quote(text.replace(/\s+/g, ' ').trim(), longest)
}

const longest = 60

/** Whether a text is short enough to be quoted whole. */
export function isShort(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.length <= longest
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** How many of a thing, in words: `one card`, `two cards`. */
export function counted(count: number, thing: string): string {
  return `${numbers[count] ?? count} ${count === 1 ? thing : plural(thing)}`
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerated(things: readonly string[]): string {
  return [things.slice(0, -1).join(', '), things.at(-1)].filter(Boolean).join(' and ')
}

/** A sentence from what it says: a capital at its beginning and a full stop. */
export function sentence(words: string): string {
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}.`
}

/** The name by which a reader knows an entry of a list, such as a card's title. */
export function entryTitle(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined
  const titles = [entry.title, entry.label, entry.name, entry.city]
  return titles.filter((title) => typeof title === 'string').find((title) => title !== '')
}
