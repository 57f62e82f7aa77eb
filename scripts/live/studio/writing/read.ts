import { Fragment, type Mark, type Node } from 'prosemirror-model'
import type { RichText, RichTextElement, RichTextNode } from '../../../../src/page/page.generated'
import { parseBlock, parseRichText, visitElements } from '../../../engine/site/markdown'
import { schema } from './schema'

/** A line of marked-up words, or a block of an article. */
export type As = 'rich' | 'block'

const { nodes, marks } = schema

/** The text as it is edited: a paragraph for marked-up words, a document of blocks for an article's. */
export function toNodes(markdown: string, as: As): Node {
  if (as === 'rich') return nodes.paragraph.create(null, inlineOf(parseRichText(markdown)))
  const blocks = parseBlock(markdown).flatMap((node) => (typeof node === 'string' ? [] : blockOf(node)))
  return nodes.doc.create(null, blocks.length > 0 ? blocks : nodes.paragraph.create())
}

/** Whether a block can only be edited as it is written: a picture, a diagram, code, a line between paragraphs. */
export function isSource(markdown: string): boolean {
  if (markdown.startsWith('![')) return true
  let found = false
  visitElements(parseBlock(markdown), ({ tag }) => {
    if (tag === 'pre' || tag === 'hr') found = true
  })
  return found
}

function blockOf(element: RichTextElement): Node[] {
  const { tag, children = [] } = element
  switch (tag) {
    case 'h2':
    case 'h3':
      return [nodes.heading.create({ level: tag === 'h2' ? 2 : 3 }, inlineOf(children))]
    case 'ul':
    case 'ol':
      return [(tag === 'ul' ? nodes.bullet_list : nodes.ordered_list).create(null, elementsOf(children).map(itemOf))]
    case 'blockquote':
      return [nodes.blockquote.create(null, elementsOf(children).flatMap(blockOf))]
    case 'table':
      return [tableOf(children)]
    default:
      return [nodes.paragraph.create({ spaced: true }, inlineOf(children))]
  }
}

const standing: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'table'])

/** Words come first, whether or not they are a paragraph of their own. */
function itemOf({ children = [] }: RichTextElement): Node {
  const first = children.findIndex((child) => typeof child !== 'string' && standing.has(child.tag))
  const words = first === -1 ? children : children.slice(0, first)
  const blocks = elementsOf(first === -1 ? [] : children.slice(first)).flatMap(blockOf)
  const isWritten = words.length > 0 || blocks[0]?.type !== nodes.paragraph
  return nodes.list_item.create(null, isWritten ? [nodes.paragraph.create(null, inlineOf(words)), ...blocks] : blocks)
}

function tableOf(parts: readonly RichTextNode[]): Node {
  const sections = elementsOf(parts).map(({ tag, children = [] }) =>
    (tag === 'thead' ? nodes.table_head : nodes.table_body).create(null, elementsOf(children).map(rowOf)),
  )
  return nodes.table.create(null, sections)
}

function rowOf({ children = [] }: RichTextElement): Node {
  const cells = elementsOf(children).map(({ tag, align = null, children: words = [] }) =>
    nodes.table_cell.create({ tag, align }, inlineOf(words)),
  )
  return nodes.table_row.create(null, cells)
}

function elementsOf(children: readonly RichTextNode[]): RichTextElement[] {
  return children.filter((child) => typeof child !== 'string')
}

/** Words with the marks that stand around them. */
export function inlineOf(content: RichText, within: readonly Mark[] = []): Fragment {
  const parts = typeof content === 'string' ? [content] : content
  return Fragment.from(parts.flatMap((part) => (part === '' ? [] : partOf(part, within))))
}

function partOf(part: RichTextNode, within: readonly Mark[]): readonly Node[] {
  if (typeof part === 'string') return [schema.text(part, within)]
  const { tag, path = '', children = [] } = part
  if (tag === 'br') return [nodes.hard_break.create(null, null, within)]
  const mark = markOf(tag, path)
  return inlineOf(children, mark ? mark.addToSet(within) : within).content
}

function markOf(tag: string, path: string): Mark | undefined {
  if (tag === 'a') return marks.link.create({ path })
  if (tag === 'strong' || tag === 'em' || tag === 'code') return marks[tag].create()
  return undefined
}
