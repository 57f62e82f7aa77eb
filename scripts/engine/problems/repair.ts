import { findNodeAtLocation, type Node } from 'jsonc-parser'
import type { Edit } from '../text/edits'
import type { Finding } from './finding'
import { removal } from './removal'
import type { Repair } from './rule'

/** What a repair changes in the text; nothing where what it is about cannot be found. */
export function editsFor(
  repair: Repair,
  tree: Node | undefined,
  text: string,
  { at, part }: Finding,
  marked: { offset: number; length: number },
): Edit[] | undefined {
  if ('edits' in repair) return repair.edits
  if ('put' in repair || 'link' in repair) {
    const { offset, length } = marked
    const whole =
      'put' in repair
        ? repair.put
        : JSON.stringify(repair.link).slice(part === undefined ? 0 : 1, part === undefined ? undefined : -1)
    // Where the words meant were not found, what is marked is more than them.
    const found = part === undefined || text.slice(offset, offset + length) === JSON.stringify(part).slice(1, -1)
    return found ? [{ offset, length, text: whole }] : undefined
  }
  const node = tree && findNodeAtLocation(tree, at)
  if (!node) return undefined
  if ('value' in repair) return [{ offset: node.offset, length: node.length, text: JSON.stringify(repair.value) }]
  if ('swap' in repair) {
    const other = findNodeAtLocation(tree, [...at.slice(0, -1), repair.swap])
    return other && [written(node, other, text), written(other, node, text)]
  }
  if ('around' in repair) {
    const [before, after] = repair.around
    const end = node.offset + node.length
    return [
      { offset: node.offset, length: 0, text: before },
      { offset: end, length: 0, text: after },
    ]
  }
  return [removal(node.parent?.type === 'property' ? node.parent : node)]
}

/** A value in the place of another one, as it stands in the text. */
function written(place: Node, value: Node, text: string): Edit {
  return { offset: place.offset, length: place.length, text: text.slice(value.offset, value.offset + value.length) }
}
