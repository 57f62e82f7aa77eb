import type { RichTextElement } from '../../../src/page/page.generated'
import { plainText } from '../../engine/site/markdown'
import type { Block, ManuscriptFields } from './manuscript'
import { pictureMarkdown } from './pictures'
import type { Piece } from './reading'
import { blockMarkdown, fenced } from './write-blocks'

type Heading = Extract<Piece, { kind: 'heading' }>

/**
 * Makes an article of pieces: its title and its lead taken out, its headings on the two levels that there are.
 * @param named whether the text has said its title before, so that no heading is it
 */
export function articleOf(
  pieces: readonly Piece[],
  named: ManuscriptFields,
): { fields: ManuscriptFields; blocks: Block[] } {
  const title = titleAmong(pieces, named.title)
  const lead = pieces.find((piece) => piece.kind === 'block' && piece.role === 'lead')
  const rest = pieces.filter((piece) => piece !== title && (piece !== lead || named.lead !== undefined))
  const depths = depthsOf(rest.filter((piece) => piece.kind === 'heading'))
  return {
    fields: {
      ...(title && { title: plainText(title.words).trim() }),
      ...(lead?.kind === 'block' && { lead: plainText(lead.node).trim() }),
      ...named,
    },
    blocks: rest.map((piece) => blockOf(piece, piece.kind === 'heading' ? depths.get(piece) : undefined)),
  }
}

/** The heading that is the title: the first, where it stands at the beginning and no other is as large. */
function titleAmong(pieces: readonly Piece[], named: string | undefined): Heading | undefined {
  const headings = pieces.filter((piece) => piece.kind === 'heading')
  const [first] = headings
  if (!first) return undefined
  const isSame = plainText(first.words).trim().toLowerCase() === named?.trim().toLowerCase()
  if (named !== undefined) return isSame && first === pieces[0] ? first : undefined
  const begins = pieces.slice(0, pieces.indexOf(first)).every(({ kind }) => kind === 'picture')
  const others = headings.filter((heading) => heading !== first)
  const isLargest = others.every(({ level }) => level > first.level)
  return (begins && (first.level <= 1 || isLargest)) || (first.level <= 1 && isLargest) ? first : undefined
}

/** How deep each heading lies below others: 0 for ##, 1 for ###, more for what an article does not have. */
function depthsOf(headings: readonly Heading[]): Map<Heading, number> {
  const above: number[] = []
  return new Map(
    headings.map((heading) => {
      while ((above.at(-1) ?? -1) >= heading.level) above.pop()
      above.push(heading.level)
      return [heading, above.length - 1]
    }),
  )
}

function blockOf(piece: Piece, depth: number | undefined): Block {
  const where = piece.lines && { lines: piece.lines }
  const { markdown, lost } = written(piece, depth)
  return { markdown, ...where, lost: [...piece.lost, ...lost] }
}

function written(piece: Piece, depth = 0): { markdown: string; lost: string[] } {
  switch (piece.kind) {
    case 'heading':
      return headingMarkdown(piece, depth)
    case 'picture':
      return { markdown: pictureMarkdown(piece.source, piece.alt, piece.caption), lost: toDescribe(piece.alt) }
    case 'code':
      return { markdown: fenced(piece.code, piece.info), lost: [] }
    case 'block': {
      const { markdown, lost } = blockMarkdown(piece.node)
      return { markdown, lost: [...lost, ...boldLine(piece.node)] }
    }
  }
}

/** A heading that was only made to look like one. */
function boldLine({ tag, children = [] }: RichTextElement): string[] {
  const [only, ...more] = children
  const isBold = tag === 'p' && more.length === 0 && typeof only !== 'string' && only?.tag === 'strong'
  const words = isBold ? plainText(only) : ''
  return isBold && words.length <= 80 && !/[.:;,!?…]$/.test(words)
    ? ['The whole line is bold. If it is a heading, write ## before it, and take the stars away.']
    : []
}

function toDescribe(alt: string): string[] {
  return alt === '' ? ['Say what the picture shows, in place of “To write: …”, for people who cannot see it.'] : []
}

function headingMarkdown({ words, level }: Heading, depth: number): { markdown: string; lost: string[] } {
  const node: RichTextElement = { tag: depth === 0 ? 'h2' : 'h3', children: words }
  const { markdown, lost } = blockMarkdown(node)
  const marks = markdown.slice(0, markdown.indexOf(' '))
  const said =
    depth > 1
      ? [`This heading was of level ${depth + 2}, and is one of level 3 (###) now, the smallest that articles have.`]
      : level > marks.length
        ? [`This heading skipped a level, and is one of level ${marks.length} (${marks}) now.`]
        : []
  return { markdown, lost: [...lost, ...said] }
}
