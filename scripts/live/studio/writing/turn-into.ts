import type { Node } from 'prosemirror-model'
import { TextSelection, type Command } from 'prosemirror-state'
import { schema } from './schema'

const { nodes } = schema

export type BlockKind = 'paragraph' | 'heading' | 'small heading' | 'bullet list' | 'numbered list' | 'quote'

/** What kind of block it is; a table is none that could become another. */
export function kindOf({ type, attrs }: Node): BlockKind | undefined {
  switch (type) {
    case nodes.paragraph:
      return 'paragraph'
    case nodes.heading:
      return attrs.level === 2 ? 'heading' : 'small heading'
    case nodes.bullet_list:
      return 'bullet list'
    case nodes.ordered_list:
      return 'numbered list'
    case nodes.blockquote:
      return 'quote'
    default:
      return undefined
  }
}

/** A block with the same words as another kind. One of several lines is no heading: it becomes a paragraph for each. */
export function turnedInto(block: Node, kind: BlockKind): Node[] {
  const lines: Node[] = []
  block.descendants((node) => {
    if (node.isTextblock) lines.push(node)
    return !node.isTextblock
  })
  if (block.isTextblock) lines.push(block)
  const words = lines.map(({ content }) => content)
  switch (kind) {
    case 'bullet list':
    case 'numbered list': {
      const items = words.map((content) => nodes.list_item.create(null, nodes.paragraph.create(null, content)))
      return [(kind === 'bullet list' ? nodes.bullet_list : nodes.ordered_list).create(null, items)]
    }
    case 'quote':
      return [
        nodes.blockquote.create(
          null,
          words.map((content) => nodes.paragraph.create({ spaced: true }, content)),
        ),
      ]
    case 'heading':
    case 'small heading':
      return words.map((content) => nodes.heading.create({ level: kind === 'heading' ? 2 : 3 }, content))
    default:
      return words.map((content) => nodes.paragraph.create({ spaced: true }, content))
  }
}

/** Turns the block in which the selection stands into another kind, and back into a paragraph if it is that already. */
export function turnInto(kind: BlockKind): Command {
  return ({ selection: { $from }, tr, doc, schema: { topNodeType } }, dispatch) => {
    if (doc.type !== topNodeType || $from.depth === 0) return false
    const block = $from.node(1)
    const now = kindOf(block)
    if (now === undefined) return false
    const start = $from.before(1)
    const kept = $from.pos - start
    const changed = tr.replaceWith(start, start + block.nodeSize, turnedInto(block, now === kind ? 'paragraph' : kind))
    const near = changed.doc.resolve(Math.min(start + kept, changed.doc.content.size))
    dispatch?.(changed.setSelection(TextSelection.near(near)).scrollIntoView())
    return true
  }
}
