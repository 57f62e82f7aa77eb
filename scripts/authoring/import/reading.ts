import type { RichTextElement, RichTextNode } from '../../../src/page/page.generated'
import type { HtmlNode } from './html-tree'
import type { Notes } from './notes'
import type { PictureShelf } from './pictures'
import { tidied } from './tidy'

/** A piece of a text on its way to a block of an article. */
export type Piece = { lost: string[]; lines?: [number, number] } & (
  | { kind: 'heading'; level: number; words: RichTextNode[] }
  | { kind: 'block'; node: RichTextElement; role?: 'lead' | 'caption' }
  | { kind: 'picture'; source: string; alt: string; caption: string }
  | { kind: 'code'; code: string; info: string }
)

/** What is known while a text is read. */
export interface Reading {
  /** What was lost in the piece that is read at the moment. */
  lost: Set<string>
  /** Pictures and tables that stood within words, and follow the piece. */
  aside: Piece[]
  notes: Notes
  pictures: PictureShelf
}

/** Reads everything below nodes. */
export type Flow = (nodes: readonly HtmlNode[], reading: Reading) => Piece[]

/** Reads pieces, and tells them what was lost in them; where none came of it, the piece around them. */
export function attributed(reading: Reading, read: () => Piece[]): Piece[] {
  const around = reading.lost
  reading.lost = new Set()
  const pieces = read()
  const all = [...pieces, ...reading.aside.splice(0)]
  const [first] = all
  for (const sentence of reading.lost)
    if (first) first.lost.push(sentence)
    else around.add(sentence)
  reading.lost = around
  return all
}

/** Pieces as what stands within a list or a quote; what cannot stand there follows it. */
export function nodesOf(pieces: readonly Piece[], reading: Reading): RichTextElement[] {
  return pieces.flatMap((piece): RichTextElement[] => {
    for (const sentence of piece.lost) reading.lost.add(sentence)
    switch (piece.kind) {
      case 'heading':
        reading.lost.add('A heading within a list or a quote is bold words now.')
        return [{ tag: 'p', children: tidied([{ tag: 'strong', children: piece.words }]) }]
      case 'code':
        return [{ tag: 'pre', children: [{ tag: 'code', children: [piece.code] }] }]
      case 'block':
        if (piece.node.tag !== 'table' && piece.node.tag !== 'hr') return [piece.node]
    }
    reading.aside.push({ ...piece, lost: [] })
    return []
  })
}
