import type { At } from '../schema/at'
import { isObject } from '../text/is-object'
import { entryOf } from './words/entries'
import { quote } from './words/sentence'

/** Says a sentence of a place, unless the sentence names the place itself: In section 2 (cta, "Start"), there is … */
export function sayWhere(value: unknown, at: At, message: string): string {
  const places = whereabouts(value, at)
  const own = places.at(-1)?.replace(/ \(.*/, '')
  // "Card 3 needs …" names the innermost place itself.
  const around = own && message.toLowerCase().startsWith(`${own} `) ? places.slice(0, -1) : places
  if (around.length === 0) return message
  return `In ${around.join(', ')}, ${/^[A-Z][a-z]|^A /.test(message) ? message[0]?.toLowerCase() + message.slice(1) : message}`
}

/** The places around a place, in the words of the page: `section 2 (cardGrid, "Our services")`, `card 3 ("Email")`. */
export function whereabouts(value: unknown, at: At): string[] {
  const [field, number] = at
  if (field !== 'sections' || typeof number !== 'number') return []
  const section = entry(entry(value, 'sections'), number)
  const names = [entry(section, 'type'), quoted(entry(section, 'heading'))].filter((name) => typeof name === 'string')
  const places = [`${entryOf(field, number)}${names.length ? ` (${names.join(', ')})` : ''}`]
  let inner: unknown = section
  for (let depth = 2; depth < at.length - 1; depth++) {
    inner = entry(inner, at[depth])
    const index = at[depth + 1]
    const list = at[depth]
    if (typeof list !== 'string' || typeof index !== 'number') continue
    const title = quoted(entry(entry(inner, index), 'title'))
    places.push(`${entryOf(list, index)}${title ? ` (${title})` : ''}`)
  }
  return places
}

function quoted(name: unknown): string | undefined {
  return typeof name === 'string' && name ? quote(name, 40) : undefined
}

function entry(value: unknown, key: string | number | undefined): unknown {
  if (Array.isArray(value) && typeof key === 'number') return value[key]
  return isObject(value) && typeof key === 'string' ? value[key] : undefined
}
