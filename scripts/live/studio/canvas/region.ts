import type { RichTextElement, RichTextNode } from '../../../../src/page/page.generated'
import { parseBlock, parseRichText } from '../../../engine/site/markdown'
import { withMark, withoutMarks } from '../marks'
import { isSource } from '../writing/read'
import type { At } from './host'
import type { TextKind } from './text-kind'

/** A text of the document on the page. */
export interface Region {
  at: At
  value: string
  /** How it can be edited where it stands; not at all where the page shows it in other words, such as in a list of contents. */
  as: 'line' | 'rich' | 'block' | undefined
  /** The element in which it stands, and which of its nodes are the text. */
  container: HTMLElement
  nodes: ChildNode[]
}

export interface Found {
  text: Text
  container: HTMLElement
  at: At
  value: string
  number: number
  kind: TextKind | undefined
}

/** Finds what of the page belongs to a text, from the end of the text, where its mark is. */
export function regionOf(found: Found): Region {
  const { at, value, container, text } = found
  const nodes = { line: lineAt, rich: wordsAt, block: blockAt }[asOf(found)](found)
  if (!nodes) return { at, value, as: undefined, container, nodes: [text] }
  return { at, value, as: asOf(found), ...nodes }
}

function asOf({ kind, value }: Found): 'line' | 'rich' | 'block' {
  if (kind === 'rich' || kind === 'block') return kind
  if (kind !== undefined) return 'line'
  return typeof parseRichText(value) === 'string' ? 'line' : 'rich'
}

type Nodes = Pick<Region, 'container' | 'nodes'> | undefined

function lineAt({ text, container, value, kind }: Found): Nodes {
  const isShown = withoutMarks(text.data) === value || value.includes('{')
  return isShown && (kind === 'line' || kind === undefined) ? { container, nodes: [text] } : undefined
}

/** All nodes of the text, whose last or last but one holds the mark. */
function wordsAt({ text, value, number }: Found): Nodes {
  const parsed = parseRichText(withMark(value, number))
  const parts = typeof parsed === 'string' ? [parsed] : parsed
  const top = topOf(text, parts)
  if (!top) return undefined
  const nodes = siblingsOf(top.node, top.place, parts.length)
  const { parentElement } = top.node
  const isShown = nodes?.every((node, place) => isLike(node, parts[place]))
  return nodes && parentElement && isShown ? { container: parentElement, nodes } : undefined
}

function blockAt({ text, value, number }: Found): Nodes {
  if (isSource(value)) return undefined
  const parts = parseBlock(withMark(value, number))
  const top = parts.length === 1 ? topOf(text, parts) : undefined
  return top && isElement(top.node) ? { container: top.node, nodes: [...top.node.childNodes] } : undefined
}

/** From the text node that has the mark up to the node that has no other of the text around it. */
function topOf(text: Text, parts: readonly RichTextNode[]): { node: ChildNode; place: number } | undefined {
  const way = wayTo(parts)
  // While a change is on its way to the page, it still shows other words. Placeholders it never shows.
  if (!way || (way.words !== text.data && !way.words.includes('{'))) return undefined
  let node: ChildNode = text
  for (const { tag } of way.around.toReversed()) {
    const parent: HTMLElement | null = node.parentElement
    if (parent?.localName !== tag) return undefined
    node = parent
  }
  return { node, place: way.place }
}

interface Way {
  place: number
  around: RichTextElement[]
  words: string
}

/** Which part has the mark, and the elements around it. */
function wayTo(parts: readonly RichTextNode[]): Way | undefined {
  for (const [place, part] of parts.entries()) {
    if (typeof part === 'string') {
      if (part !== withoutMarks(part)) return { place, around: [], words: part }
      continue
    }
    const within = wayTo(part.children ?? [])
    if (within) return { ...within, place, around: [part, ...within.around] }
  }
  return undefined
}

function siblingsOf(node: ChildNode, place: number, count: number): ChildNode[] | undefined {
  let first: ChildNode | null = node
  for (let left = place; left > 0 && first; left--) first = first.previousSibling
  const nodes: ChildNode[] = []
  for (let next = first; next && nodes.length < count; next = next.nextSibling) nodes.push(next)
  return nodes.length === count ? nodes : undefined
}

function isLike(node: ChildNode, part: RichTextNode | undefined): boolean {
  return isElement(node) ? typeof part === 'object' && part.tag === node.localName : typeof part === 'string'
}

/** By its kind: what a class is asked for is of another window. */
function isElement(node: Node): node is HTMLElement {
  return node.nodeType === 1
}
