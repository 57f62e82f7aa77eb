import type { At } from '../schema/at'
import { isObject } from '../text/is-object'
import type { Message } from './rule'
import { entryOf } from './words/entries'
import { quote } from './words/sentence'

/** Puts a sentence together with the places around what it is about: In section 2 (cta, "Start"), card 3 needs … */
export function sayWhere(value: unknown, at: At, message: Message): string {
  const places = whereabouts(value, at)
  const sentence = typeof message === 'string' ? message : `${named(at)} ${message.itself}`
  // An entry is itself the innermost of the places, and is named once.
  const around = typeof message !== 'string' && entryAt(at) ? places.slice(0, -1) : places
  if (around.length === 0) return sentence
  return `In ${around.join(', ')}, ${sentence.slice(0, 1).toLowerCase()}${sentence.slice(1)}`
}

/** The places around a place, in the words of the page: `section 2 (cardGrid, "Our services")`, `card 3 ("Email")`. */
export function whereabouts(value: unknown, at: At): string[] {
  const [field, number] = at
  if (field !== 'sections' || typeof number !== 'number') return []
  const section = valueIn(valueIn(value, 'sections'), number)
  const names = [valueIn(section, 'type'), quoted(valueIn(section, 'heading'))].filter(
    (name) => typeof name === 'string',
  )
  const places = [`${entryOf(field, number)}${names.length ? ` (${names.join(', ')})` : ''}`]
  let inner: unknown = section
  for (let depth = 2; depth < at.length - 1; depth++) {
    inner = valueIn(inner, at[depth])
    const name = entryAt(at.slice(0, depth + 2))
    if (!name) continue
    const title = quoted(valueIn(valueIn(inner, at[depth + 1]), 'title'))
    places.push(`${name}${title ? ` (${title})` : ''}`)
  }
  return places
}

/** What is at a place by its name, an entry of a list by its number: `"heading"`, `Card 3`. */
function named(at: At): string {
  if (at.length === 0) return 'This file'
  const name = entryAt(at)
  return name ? `${name.slice(0, 1).toUpperCase()}${name.slice(1)}` : quote(String(at.at(-1)))
}

/** The entry of a list that is at a place: `card 3`. */
function entryAt(at: At): string | undefined {
  const [list, index] = at.slice(-2)
  return typeof list === 'string' && typeof index === 'number' ? entryOf(list, index) : undefined
}

function quoted(name: unknown): string | undefined {
  return typeof name === 'string' && name ? quote(name, 40) : undefined
}

function valueIn(value: unknown, key: string | number | undefined): unknown {
  if (Array.isArray(value) && typeof key === 'number') return value[key]
  return isObject(value) && typeof key === 'string' ? value[key] : undefined
}
