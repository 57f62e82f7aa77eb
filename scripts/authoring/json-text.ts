import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser'
import type { At } from '../engine/schema/at'
import { removal } from '../engine/problems/removal'
import { readSchemas } from '../engine/schema/schemas'
import { applyEdits, type Edit } from '../engine/text/edits'
import { gapBefore } from '../engine/text/json-layout'

/** Changes of a document's text that leave every other byte of it as it is. */

function splice(text: string, start: number, end: number, words: string): string {
  return text.slice(0, start) + words + text.slice(end)
}

/** Gives a field of the document another value, or list of texts, or adds the field where the schema has its place. */
export function setField(text: string, name: string, value: string | boolean | readonly string[]): string {
  const node = fieldNode(text, name)
  const words = (each: string | boolean) => JSON.stringify(each)
  const written = typeof value === 'object' ? `[${value.map(words).join(', ')}]` : words(value)
  return node ? splice(text, node.offset, endOf(node), written) : insertField(text, name, written)
}

/** Adds an entry to a list of texts; makes the list if there is none. */
export function addToList(text: string, name: string, entry: string): string {
  const list = fieldNode(text, name)
  const written = JSON.stringify(entry)
  if (!list) return insertField(text, name, `[${written}]`)
  const last = list.children?.at(-1)
  if (!last) return splice(text, list.offset, endOf(list), `[${written}]`)
  return splice(text, endOf(last), endOf(last), `,${gapBefore(text, last.offset) || ' '}${written}`)
}

/** Takes an entry out of a list of texts; with the last one, the list goes, too. */
export function removeFromList(text: string, name: string, entry: string): string {
  const list = fieldNode(text, name)
  const found = list?.children?.find(({ value }) => value === entry)
  const removed = list?.children?.length === 1 ? list.parent : found
  return found && removed ? applyEdits(text, [removal(removed)]) : text
}

/** A change of a text's words as one of the file, where some of its letters may be written as \u00e9. */
export function inFile(text: string, { offset, length }: Node, edit: Edit): Edit {
  const letters = text.slice(offset + 1, offset + length - 1).match(/\\u[\dA-Fa-f]{4}|\\.|[^\\]/gs) ?? []
  const width = (from: number, count: number) =>
    letters.slice(from, from + count).reduce((sum, letter) => sum + letter.length, 0)
  return { ...edit, offset: offset + 1 + width(0, edit.offset), length: width(edit.offset, edit.length) }
}

export function treeOf(text: string): Node | undefined {
  return parseTree(text, [], { disallowComments: true })
}

function fieldNode(text: string, name: string): Node | undefined {
  const tree = treeOf(text)
  return tree && findNodeAtLocation(tree, [name])
}

function insertField(text: string, name: string, value: string): string {
  const order = Object.keys(readSchemas().get('documents/page.schema.json')?.properties ?? {})
  const fields = treeOf(text)?.children ?? []
  const later = fields.find((field) => order.indexOf(String(field.children?.[0]?.value)) > order.indexOf(name))
  const written = `${JSON.stringify(name)}: ${value}`
  if (later) return splice(text, later.offset, later.offset, `${written},${gapBefore(text, later.offset)}`)
  const last = fields.at(-1)
  return last ? splice(text, endOf(last), endOf(last), `,${gapBefore(text, last.offset)}${written}`) : `{ ${written} }`
}

function endOf({ offset, length }: Node): number {
  return offset + length
}

/** Gives a text of the document other words, or adds its field to the object it belongs to. */
export function setText(text: string, at: At, value: string): string {
  const tree = treeOf(text)
  const node = tree && findNodeAtLocation(tree, at)
  const written = JSON.stringify(value)
  if (node) return splice(text, node.offset, endOf(node), written)
  const last = tree && findNodeAtLocation(tree, at.slice(0, -1))?.children?.at(-1)
  if (!last) return text
  return splice(
    text,
    endOf(last),
    endOf(last),
    `,${gapBefore(text, last.offset) || ' '}${JSON.stringify(at.at(-1))}: ${written}`,
  )
}

/**
 * Rewrites a list of texts.
 * @param entries its new entries: the number of one that stays, byte for byte, or the text of a new one
 */
export function setEntries(text: string, at: At, entries: readonly (number | string)[]): string {
  const tree = treeOf(text)
  const list = tree && findNodeAtLocation(tree, at)
  const old = list?.children ?? []
  const [first, last] = [old[0], old.at(-1)]
  if (!first || !last) return text
  const gap = gapBefore(text, first.offset) || ' '
  const written = entries.map((entry, place) => {
    const node = typeof entry === 'number' ? old[entry] : undefined
    const own = node ? text.slice(node.offset, endOf(node)) : JSON.stringify(entry)
    if (place === 0) return own
    const before = entries[place - 1]
    const follows = node && typeof entry === 'number' && before === entry - 1 ? old[before] : undefined
    return (node && follows ? text.slice(endOf(follows), node.offset) : `,${gap}`) + own
  })
  return splice(text, first.offset, endOf(last), written.join(''))
}
