import { findNodeAtLocation, getNodeValue, parseTree, type Node } from 'jsonc-parser'
import { asWrittenAt, gapBefore } from './json-layout'

/**
 * Changes of a document's text, each the smallest there is: every byte that it is not about stays, and what is new is
 * laid out as what stands beside it. Where a way leads to nothing, or the text is no JSON there, it stays as it is.
 */

/** Names of fields and positions of entries, from the document's top to the place meant. */
export type Way = readonly (string | number)[]

/** The value at a place; undefined where there is none. */
export function valueAt(text: string, at: Way): unknown {
  const node = nodeAt(text, at)
  const value: unknown = node && getNodeValue(node)
  return value
}

/** The words of the file at a place; undefined where there is none. */
export function textAt(text: string, at: Way): string | undefined {
  const node = nodeAt(text, at)
  return node && wordsOf(text, node)
}

/** Writes another value at a place, or adds the field behind the last, and what it belongs to. @param jsonText the value as JSON */
export function setValue(text: string, at: Way, jsonText: string): string {
  const node = nodeAt(text, at)
  if (node) return splice(text, node.offset, endOf(node), asWrittenAt(text, node.offset, jsonText))
  const [above, name] = [at.slice(0, -1), at.at(-1)]
  if (typeof name !== 'string') return text
  const object = nodeAt(text, above)
  if (object) return object.type === 'object' ? addField(text, object, name, jsonText) : text
  return above.length > 0 ? setValue(text, above, `{ ${JSON.stringify(name)}: ${jsonText} }`) : text
}

/** Takes a field out, with its comma and the space up to what comes next. */
export function removeField(text: string, at: Way): string {
  const field = nodeAt(text, at)?.parent
  return field?.type === 'property' ? removed(text, field) : text
}

/**
 * Adds an entry to a list; makes the list if there is none.
 * @param index its number among the entries from then on
 */
export function insertEntry(text: string, at: Way, index: number, jsonText: string): string {
  const list = nodeAt(text, at)
  if (!list) return setValue(text, at, listOf(jsonText))
  if (list.type !== 'array') return text
  const entries = list.children ?? []
  const last = entries.at(-1)
  if (!last) return splice(text, list.offset, endOf(list), asWrittenAt(text, list.offset, listOf(jsonText)))
  const gap = gapBetween(text, entries)
  const next = entries[Math.max(index, 0)]
  const written = asWrittenAt(text, (next ?? last).offset, jsonText)
  if (next) return splice(text, next.offset, next.offset, `${written},${gap}`)
  return splice(text, endOf(last), endOf(last), `,${gap}${written}`)
}

/** Takes an entry out of a list, with its comma and the space up to what comes next. */
export function removeEntry(text: string, at: Way, index: number): string {
  const entry = nodeAt(text, [...at, index])
  return entry ? removed(text, entry) : text
}

/** Writes an entry once more, behind itself. */
export function duplicateEntry(text: string, at: Way, index: number): string {
  const entry = textAt(text, [...at, index])
  return entry === undefined ? text : insertEntry(text, at, index + 1, entry)
}

/** Brings an entry to another place in its list; what stands between entries stays where it is. */
export function moveEntry(text: string, at: Way, from: number, to: number): string {
  const entries = nodeAt(text, at)?.children ?? []
  const moved = entries[from]
  if (!moved || !entries[to] || from === to) return text
  const ordered = entries.filter((entry) => entry !== moved)
  ordered.splice(to, 0, moved)
  let result = ''
  let read = 0
  for (const [place, entry] of entries.entries()) {
    result += text.slice(read, entry.offset) + wordsOf(text, ordered[place] ?? entry)
    read = endOf(entry)
  }
  return result + text.slice(read)
}

function nodeAt(text: string, at: Way): Node | undefined {
  const tree = parseTree(text, [], { disallowComments: true })
  return tree && findNodeAtLocation(tree, [...at])
}

function addField(text: string, object: Node, name: string, jsonText: string): string {
  const fields = object.children ?? []
  const last = fields.at(-1)
  const [key, value] = last?.children ?? []
  const field = (offset: number, between: string) =>
    `${JSON.stringify(name)}${between}${asWrittenAt(text, offset, jsonText)}`
  if (!last || !key || !value) return splice(text, object.offset, endOf(object), `{ ${field(object.offset, ': ')} }`)
  const between = text.slice(endOf(key), value.offset)
  const gap = gapBetween(text, fields)
  return splice(text, endOf(last), endOf(last), `,${gap}${field(last.offset, between)}`)
}

/** What parts two entries or fields; one that is alone says how by what stands before it. */
function gapBetween(text: string, entries: readonly Node[]): string {
  const [first, second] = entries
  const gap = second ?? first
  if (!gap) return ''
  const own = gapBefore(text, gap.offset)
  // [one] has no space, and [one, two] has.
  return second || own.includes('\n') ? own : ' '
}

/** A list of one entry: on lines of its own if the entry is an object or takes several, and on the same line if not. */
function listOf(jsonText: string): string {
  if (!/^\s*\{|\n/.test(jsonText)) return `[${jsonText}]`
  return `[\n  ${asWrittenAt('', 0, jsonText).replaceAll('\n', '\n  ')}\n]`
}

function removed(text: string, node: Node): string {
  const siblings = node.parent?.children ?? []
  const place = siblings.indexOf(node)
  const [before, next] = [siblings[place - 1], siblings[place + 1]]
  if (next) return splice(text, node.offset, next.offset, '')
  if (before) return splice(text, endOf(before), endOf(node), '')
  const { parent } = node
  // Of what was the only one, no line is left over.
  return parent ? splice(text, parent.offset + 1, endOf(parent) - 1, '') : text
}

function wordsOf(text: string, node: Node): string {
  return text.slice(node.offset, endOf(node))
}

function endOf({ offset, length }: Node): number {
  return offset + length
}

function splice(text: string, start: number, end: number, words: string): string {
  return text.slice(0, start) + words + text.slice(end)
}
