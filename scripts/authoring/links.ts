import { findNodeAtLocation } from 'jsonc-parser'
import { fieldsOf, type Field, type Walked } from '../engine/schema/fields'
import { linksIn } from '../engine/site/links'
import { applyEdits, inOrder, type Edit } from '../engine/text/edits'
import { placesIn } from '../engine/text/text-places'
import { inFile, treeOf } from './json-text'

/** Where links lead from now on. */
export interface Direction {
  /** The new address for an old one; undefined if it stays. */
  newAddress: (address: string) => string | undefined
  /** Whether what follows an address (?query, #place) stays: another page has no such places. */
  keepsRest: boolean
}

/**
 * Lets the links of a document lead to new addresses.
 * @param text the document's text without byte-order mark
 * @param site the site's own address: links may begin with it
 * @returns the new text, and in which lines links were changed
 */
export function leadLinks(text: string, walked: Walked, site: string, direction: Direction) {
  const tree = treeOf(text)
  const edits = fieldsOf(JSON.parse(text), walked).flatMap((field) => {
    const node = tree && findNodeAtLocation(tree, field.at)
    return node ? changesIn(field, site, direction).map((edit) => inFile(text, node, edit)) : []
  })
  const placeOf = placesIn(text)
  return {
    text: applyEdits(text, edits),
    lines: inOrder(edits).map(({ offset }) => placeOf(offset).line),
  }
}

function changesIn(field: Field, site: string, direction: Direction): Edit[] {
  const { kind, value } = field
  if (typeof value !== 'string') return []
  if (kind === 'path' || kind === 'page-address' || kind === 'root') return changeAt(value, 0, site, direction)
  if ((kind !== 'rich-text' && kind !== 'article-block') || !value.includes('](')) return []
  return [...value.matchAll(/\]\(\s*<?/g)]
    .flatMap(({ index, 0: opening }) => changeAt(value, index + opening.length, site, direction))
    .filter((change) => changesOneLink(field, value, change))
}

/** The address at a place of a text, if it is one that changes. */
function changeAt(text: string, place: number, site: string, { newAddress, keepsRest }: Direction): Edit[] {
  const start = site && text.startsWith(`${site}/`, place) ? place + site.length : place
  const [link = ''] = /^\/[^\s<>()"]*/.exec(text.slice(start)) ?? []
  const [address = ''] = link.split(/[?#]/)
  const instead = address && newAddress(address)
  if (!instead || instead === address) return []
  return [{ offset: start, length: (keepsRest ? address : link).length, text: instead }]
}

/** Not so within code, where what looks like a link is none. */
function changesOneLink(field: Field, text: string, edit: Edit): boolean {
  const before = linksIn([field])
  const after = linksIn([{ ...field, value: applyEdits(text, [edit]) }])
  return before.length === after.length && before.filter(({ path }, i) => path !== after[i]?.path).length === 1
}
