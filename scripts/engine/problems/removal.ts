import type { Node } from 'jsonc-parser'
import type { Edit } from '../text/edits'

/**
 * The change that removes a field or an entry of a list, its comma with it, and the space up to what comes next: what
 * stays is formatted as its author had it. The parser's own would put what comes next right behind the bracket.
 * @param place its number in what it stands in
 */
export function removal(node: Node, place = node.parent?.children?.indexOf(node) ?? 0): Edit {
  const siblings = node.parent?.children ?? []
  const [before, next] = [siblings[place - 1], siblings[place + 1]]
  const from = before && !next ? before.offset + before.length : node.offset
  const to = next ? next.offset : node.offset + node.length
  return { offset: from, length: to - from, text: '' }
}
