import { isDeepStrictEqual } from 'node:util'
import { entryName, entryOf } from '../../engine/problems/words/entries'
import { withArticle, plural } from '../../engine/problems/words/sentence'
import { isObject } from '../../engine/text/is-object'
import { align } from './align'
import { counted, entryTitle, fieldName, isShort, enumerated, quoted } from './words'

export type Fields = { [name: string]: unknown }

/** What the reader of a phrase knows before it. */
interface Known {
  /** The heading or title the place was called by. */
  name?: string
  /** What the fields belong to: the button of `the button now says "Go"`. */
  owner?: string
}

/**
 * What changed between two states of a section, a card or the like, as phrases such as `the text changed` or
 * `one card was added ("Email")`.
 */
export function fieldChanges(before: Fields, after: Fields, known: Known = {}): string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...names]
    .filter((name) => name !== '$schema' && !isDeepStrictEqual(before[name], after[name]))
    .flatMap((name) => fieldChange(name, before[name], after[name], known))
}

function fieldChange(name: string, before: unknown, after: unknown, known: Known): string[] {
  const field = fieldName(name)
  if (isList(before) && isList(after)) return listChanges(name, before ?? [], after ?? [])
  const the = known.owner ? `the ${known.owner}'s ${field}` : `the ${field}`
  if (typeof (after ?? before) === 'boolean') return [`${the} changed`]
  if (before === undefined) {
    const title = isShort(after) ? after : entryTitle(after)
    return [`${known.owner ? the : withArticle(field)} was added${title ? `: ${quoted(title)}` : ''}`]
  }
  if (after === undefined) return [`${the} was removed`]
  if (isObject(before) && isObject(after)) return fieldChanges(before, after, { owner: field })
  if (!isShort(before) || !isShort(after) || listedByUs.has(name)) return [`${the} changed`]
  const verb = known.owner && verbs[name]
  if (verb) return [`the ${known.owner} now ${verb} ${quoted(after)}`]
  return [`${the} is now ${quoted(after)}${before === known.name ? '' : ` (it was ${quoted(before)})`}`]
}

/** Names from a list of ours: to a reader they say nothing. */
const listedByUs = new Set(['icon', 'iconClass', 'height', 'illustration', 'id', 'group', 'region', 'kind'])

/** A button says its label and leads to its address. */
const verbs: { [field: string]: string } = { label: 'says', path: 'leads to', src: 'shows' }

function listChanges(name: string, before: readonly unknown[], after: readonly unknown[]): string[] {
  const entry = entryName(name)
  const { pairs, removed, added, moved } = align(before, after, knownBy)
  const titles = (from: readonly unknown[], places: number[]) => {
    const known = places.map((place) => entryTitle(from[place])).filter((title) => title !== undefined)
    return known.length ? ` (${known.map(quoted).join(', ')})` : ''
  }
  const were = ({ length }: number[]) => `${counted(length, entry)} ${length === 1 ? 'was' : 'were'}`
  return [
    ...(removed.length ? [`${were(removed)} removed${titles(before, removed)}`] : []),
    ...(added.length ? [`${were(added)} added${titles(after, added)}`] : []),
    ...pairs.flatMap((pair) => entryChange(name, before[pair.before], after[pair.after], pair.after)),
    ...(moved.length ? [`the ${plural(entry)} are in another order`] : []),
  ]
}

function entryChange(list: string, before: unknown, after: unknown, place: number): string[] {
  if (isDeepStrictEqual(before, after)) return []
  const name = entryTitle(before)
  const changes = isObject(before) && isObject(after) ? fieldChanges(before, after, { name }) : []
  if (changes.length === 0) return [`${entryOf(list, place)} changed`]
  return [`in ${name ? `the ${entryName(list)} ${quoted(name)}` : entryOf(list, place)}, ${enumerated(changes)}`]
}

/** By which entries of two lists are the same: a panel of a group of services has no title. */
function knownBy(entry: unknown): string | undefined {
  const title = entryTitle(entry)
  return title === undefined && isObject(entry) && typeof entry.group === 'string' ? entry.group : title
}

/** What is not there is a list of nothing. */
function isList(value: unknown): value is readonly unknown[] | undefined {
  return value === undefined || Array.isArray(value)
}
