import { isObject } from '../../../engine/text/is-object'
import { valueIn } from '../../../engine/text/value-in'
import { valueOf } from '../../../engine/text/value-of'
import type { At } from './host'

/**
 * Where the file of a picture on the page is named in the document; undefined where that is unclear, as for art, which
 * no document names.
 * @param section the section it is shown in, and at which place that is @param text the document's
 */
export function pictureAt(target: Element, section: Element, at: At, text: string): At | undefined {
  const shown = [...section.querySelectorAll('picture')]
  const named = filesIn(valueIn(valueOf(text), at), at)
  const place = shown.findIndex((picture) => picture.contains(target))
  return named.length === shown.length ? named[place] : undefined
}

/** The ways to the files of all pictures within a value, in reading order. */
function filesIn(value: unknown, at: At): At[] {
  if (Array.isArray(value)) return value.flatMap((entry, place) => filesIn(entry, [...at, place]))
  if (!isObject(value)) return []
  if (typeof value.src === 'string' && 'alt' in value) return [[...at, 'src']]
  return Object.entries(value).flatMap(([name, inner]) => filesIn(inner, [...at, name]))
}
