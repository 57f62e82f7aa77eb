import type { RichTextElement, RichTextNode } from '../../../src/page/page.generated'
import { withoutEnd, withoutEnds } from '../../engine/text/without-ends'

/** Brings pieces of marked words into the one form that parsing their Markdown gives. */

const marks: ReadonlySet<string> = new Set(['strong', 'em'])
/** What has words around it that may be parted from it. */
const wraps: ReadonlySet<string> = new Set(['strong', 'em', 'a'])

/** Joins what belongs together, puts spaces outside of marks, and takes marks away that are within their like. */
export function tidied(nodes: readonly RichTextNode[], within: readonly string[] = []): RichTextNode[] {
  const parted = nodes.flatMap((node) => (typeof node === 'string' ? [node] : tidiedElement(node, within)))
  return joined(parted)
}

function tidiedElement(node: RichTextElement, within: readonly string[]): RichTextNode[] {
  if (!wraps.has(node.tag)) return [node]
  const children = tidied(node.children ?? [], [...within, node.tag])
  if (within.includes(node.tag)) return children
  return outsideEnds(
    node,
    children,
    endsWith((letter) => letter.trim() === ''),
  )
}

/** What a text has of a kind of letters at its beginning, and at its end. */
function endsWith(isOf: (letter: string) => boolean) {
  return (text: string): [string, string] => {
    const begun = withoutEnd(text, isOf)
    const inner = withoutEnds(text, isOf)
    return [begun.slice(0, begun.length - inner.length), text.slice(begun.length)]
  }
}

/** An element without what its words begin and end with, and that before and behind it. */
function outsideEnds(
  node: RichTextElement,
  children: readonly RichTextNode[],
  endsOf: (text: string) => [string, string],
): RichTextNode[] {
  const [first, last] = [children[0], children.at(-1)]
  if (isBreak(first)) return [first, ...outsideEnds(node, children.slice(1), endsOf)]
  if (isBreak(last)) return [...outsideEnds(node, children.slice(0, -1), endsOf), last]
  const before = typeof first === 'string' ? endsOf(first)[0] : ''
  if (typeof first === 'string' && before === first && children.length > 0)
    return children.length === 1 ? [first] : [before, ...outsideEnds(node, children.slice(1), endsOf)]
  if (typeof last === 'string' && endsOf(last)[1] === last)
    return [...outsideEnds(node, children.slice(0, -1), endsOf), last]
  const behind = typeof last === 'string' ? endsOf(last)[1] : ''
  const kept = children.map((child, place) => {
    if (typeof child !== 'string') return child
    const from = place === 0 ? before.length : 0
    return child.slice(from, place === children.length - 1 ? child.length - behind.length : child.length)
  })
  return [before, ...(kept.length ? [turned({ ...node, children: kept })] : []), behind].filter((part) => part !== '')
}

/** Of bold words that are all stressed the stress is outside, as *** reads. */
function turned(node: RichTextElement): RichTextElement {
  const [only, ...more] = node.children ?? []
  const isTurned = node.tag === 'strong' && more.length === 0 && typeof only !== 'string' && only?.tag === 'em'
  return isTurned ? { ...only, children: [{ ...node, children: only.children ?? [] }] } : node
}

function joined(nodes: readonly RichTextNode[]): RichTextNode[] {
  const all: RichTextNode[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (node === '') continue
    if (typeof node === 'string') {
      if (typeof last === 'string') all[all.length - 1] = (last + node).replace(/ {2,}/g, ' ')
      else all.push(node)
    } else if (typeof last === 'object' && isLike(last, node)) {
      const children = tidied([...(last.children ?? []), ...(node.children ?? [])], [last.tag])
      all[all.length - 1] = turned({ ...last, children })
    } else all.push(node)
  }
  return all
}

function isLike(one: RichTextElement, other: RichTextElement): boolean {
  return one.tag === other.tag && wraps.has(one.tag) && one.path === other.path
}

function isBreak(node: RichTextNode | undefined): node is RichTextElement {
  return typeof node === 'object' && node.tag === 'br'
}

/** Without spaces before and behind line breaks. */
export function withoutSpacesAtBreaks(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes
    .map((node, place): RichTextNode => {
      if (typeof node !== 'string')
        return node.children ? { ...node, children: withoutSpacesAtBreaks(node.children) } : node
      const begun = isBreak(nodes[place - 1]) ? node.trimStart() : node
      return isBreak(nodes[place + 1]) ? begun.trimEnd() : begun
    })
    .filter((node) => node !== '')
}

/** Without spaces and line breaks at its beginning and end. */
export function trimmed(nodes: readonly RichTextNode[]): RichTextNode[] {
  const isEmpty = (node: RichTextNode | undefined) =>
    typeof node === 'string' ? node.trim() === '' : node?.tag === 'br'
  let [start, end] = [0, nodes.length]
  while (start < end && isEmpty(nodes[start])) start++
  while (end > start && isEmpty(nodes[end - 1])) end--
  return nodes.slice(start, end).map((node, place, all) => {
    if (typeof node !== 'string') return node
    const begun = place === 0 ? node.trimStart() : node
    return place === all.length - 1 ? begun.trimEnd() : begun
  })
}

/** Marks end before the signs at the ends of their words, where what stands beside them hinders. */
export function withMarksTrimmed(node: RichTextElement): RichTextElement {
  return mapChildren(node, (child) =>
    typeof child !== 'string' && marks.has(child.tag)
      ? outsideEnds(
          child,
          child.children ?? [],
          endsWith((letter) => /[\p{P}\p{S}\s]/u.test(letter)),
        )
      : [child],
  )
}

/** The words without their marks. */
export function withoutMarks(node: RichTextElement): RichTextElement {
  const plain = mapChildren(node, (child) =>
    typeof child !== 'string' && marks.has(child.tag) ? (child.children ?? []) : [child],
  )
  // A space at the end of marked words may stand beside a line break now.
  return plain.children ? { ...plain, children: withoutSpacesAtBreaks(plain.children) } : plain
}

function mapChildren(node: RichTextElement, change: (child: RichTextNode) => readonly RichTextNode[]): RichTextElement {
  if (!node.children) return node
  const children = node.children.flatMap((child) =>
    change(typeof child === 'string' ? child : mapChildren(child, change)),
  )
  return { ...node, children: joined(children) }
}
