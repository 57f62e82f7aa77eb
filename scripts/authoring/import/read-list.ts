import type { RichTextElement, RichTextNode } from '../../../src/page/page.generated'
import { attributeOf, isElement, type HtmlElement, type HtmlNode } from './html-tree'
import { nodesOf, type Flow, type Piece, type Reading } from './reading'
import { isBlock } from './write-blocks'

/** A list with what stands in its entries. @param flowOf reads that */
export function listOf(element: HtmlElement, reading: Reading, flowOf: Flow): Piece[] {
  const start = attributeOf(element, 'start') ?? '1'
  if (element.tagName === 'ol' && start !== '1')
    reading.lost.add(`The numbers of this list began with ${start}; they begin with 1 now.`)
  const own = element.childNodes.filter((node) => !isElement(node) || !reading.notes.holders.has(node))
  const items = itemsIn(own).map((nodes) => withoutBoxes(nodesOf(flowOf(nodes, reading), reading), reading))
  const list = listWith(element.tagName === 'ol' ? 'ol' : 'ul', items.flatMap(lifted))
  return list ? [{ kind: 'block', node: list, lost: [] }] : []
}

/** What belongs to each entry; a list that stands between two belongs to the one before it. */
function itemsIn(nodes: readonly HtmlNode[]): HtmlNode[][] {
  const items: HtmlNode[][] = []
  for (const node of nodes) {
    if (isElement(node) && node.tagName === 'li') items.push([...node.childNodes])
    else if (isElement(node) && items.length > 0) items.at(-1)?.push(node)
    else if (isElement(node)) items.push([node])
  }
  return items
}

/** The entries of a list that has no words of its own above it. */
function lifted(nodes: RichTextElement[]): RichTextElement[][] {
  const [only, ...more] = nodes
  if (!only || more.length > 0 || (only.tag !== 'ul' && only.tag !== 'ol')) return [nodes]
  return (only.children ?? []).flatMap((item) => (typeof item === 'string' ? [] : [asBlocks(item.children ?? [])]))
}

function asBlocks(children: readonly RichTextNode[]): RichTextElement[] {
  const first = children.findIndex(isBlock)
  const words = first < 0 ? children : children.slice(0, first)
  const below = first < 0 ? [] : children.slice(first).filter(isBlock)
  return words.length ? [{ tag: 'p', children: [...words] }, ...below] : below
}

function withoutBoxes(nodes: RichTextElement[], reading: Reading): RichTextElement[] {
  const [first, ...rest] = nodes
  const [words, ...more] = first?.children ?? []
  if (first?.tag !== 'p' || typeof words !== 'string' || !/^\[[ xX]?\] /.test(words)) return nodes
  reading.lost.add('Boxes to tick are left out; their words stay.')
  return [{ ...first, children: [words.replace(/^\[[ xX]?\] +/, ''), ...more] }, ...rest]
}

/** A list of entries that have blocks: each is a line, unless one has several paragraphs. */
function listWith(tag: 'ul' | 'ol', items: readonly RichTextElement[][]): RichTextElement | undefined {
  const filled = items.map(withListsJoined).filter((nodes) => nodes.length > 0)
  const isLoose = filled.some((nodes) => nodes.slice(1).some(({ tag }) => tag === 'p') || nodes.some(hasLooseList))
  const children = filled.map((nodes): RichTextElement => {
    const [first, ...rest] = nodes
    const isLine = !isLoose && first?.tag === 'p'
    return { tag: 'li', children: isLine ? [...(first.children ?? []), ...rest] : nodes }
  })
  return children.length ? { tag, children } : undefined
}

function hasLooseList(node: RichTextNode): boolean {
  if (typeof node === 'string') return false
  return (
    (node.tag === 'li' && node.children?.some((child) => typeof child !== 'string' && child.tag === 'p')) ||
    (node.children ?? []).some(hasLooseList)
  )
}

function withListsJoined(nodes: readonly RichTextElement[]): RichTextElement[] {
  return nodes.reduce<RichTextElement[]>((all, node) => {
    const last = all.at(-1)
    return last && last.tag === node.tag && (node.tag === 'ul' || node.tag === 'ol')
      ? [...all.slice(0, -1), sameList(last, node)]
      : [...all, node]
  }, [])
}

/** Two lists as one: if the entries of one are paragraphs, all are. */
export function sameList(one: RichTextElement, other: RichTextElement): RichTextElement {
  const items = [...(one.children ?? []), ...(other.children ?? [])].map((item) =>
    typeof item === 'string' ? [] : asBlocks(item.children ?? []),
  )
  return listWith(one.tag === 'ol' ? 'ol' : 'ul', items) ?? one
}
