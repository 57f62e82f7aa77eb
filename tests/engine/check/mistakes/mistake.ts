import type { Node } from 'jsonc-parser'
import type { Field, PageText, Pick } from './page-text'

/** Where something stands in a document's text. */
export interface Place {
  offset: number
  length: number
}

/** What an author did wrong in one document. */
export interface Made {
  /** The document with the mistake; bytes where they are no text. */
  text: string | Uint8Array
  /** What has to be marked: a place in the document with the mistake. */
  marked: Place
  /** What should stand at the mark instead, where that is certain enough to name. */
  right?: string
  /** The document a fix has to lead to; only where the fix is safe. */
  meant?: unknown
  /** The file, where it is not the one of the page. */
  file?: string
}

/** Makes a mistake in a page, if the page has a place for it. */
export type Maker = (page: PageText, pick: Pick, all: readonly PageText[]) => Made | undefined

/** A kind of mistake: how to make it, and in how many pages. */
export type Kinds = Record<string, [times: number, make: Maker]>

/** Puts other text in a place. @param marked what of it is to be marked: all of it if left out */
export function put(page: PageText, { offset, length }: Place, by: string, marked: Partial<Place> = {}): Made {
  const text = page.text.slice(0, offset) + by + page.text.slice(offset + length)
  return { text, marked: { offset: offset + (marked.offset ?? 0), length: marked.length ?? by.length } }
}

/** The same mistake, which can be mended safely: then the document is what it was. */
export function mendable(page: PageText, made: Made, right?: string): Made {
  return { ...made, meant: page.value, right }
}

/** Takes a field out, with its comma. */
export function without(page: PageText, { whole, holder }: Field): { text: string; from: number; length: number } {
  const siblings = holder.children ?? []
  const place = siblings.indexOf(whole)
  const [before, next] = [siblings[place - 1], siblings[place + 1]]
  const from = next ? whole.offset : before ? endOf(before) : whole.offset
  const end = next ? next.offset : endOf(whole)
  return { text: page.text.slice(0, from) + page.text.slice(end), from, length: end - from }
}

export function endOf({ offset, length }: Place): number {
  return offset + length
}

/** The document with another value in place of a node's. */
export function valueWith(page: PageText, node: Node, value: unknown): unknown {
  return JSON.parse(page.text.slice(0, node.offset) + JSON.stringify(value) + page.text.slice(endOf(node)))
}

/** Adds a field at the end of the fields in a node, in a line of its own. */
export function added(page: PageText, holder: Node, name: string, value: unknown): Made {
  const last = holder.children?.at(-1)
  if (!last) throw new Error('Nothing stands there yet')
  const written = `${JSON.stringify(name)}: ${JSON.stringify(value)}`
  return put(page, { offset: endOf(last), length: 0 }, `,\n  ${written}`, { offset: 4, length: name.length + 2 })
}
