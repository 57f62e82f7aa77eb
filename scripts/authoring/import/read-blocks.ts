import type { RichTextNode } from '../../../src/page/page.generated'
import { plainText } from '../../engine/site/markdown'
import { attributeOf, elementsIn, hasClass, isElement, textWithin, type HtmlElement, type HtmlNode } from './html-tree'
import { isOrnament } from './ornament'
import { inlineOf } from './read-inline'
import { listOf, sameList } from './read-list'
import { tableOf } from './read-table'
import { attributed, nodesOf, type Piece, type Reading } from './reading'
import { tidied, trimmed, withoutSpacesAtBreaks } from './tidy'

/** Elements that only hold others. */
const holding = new Set(
  'html body div section article main header footer nav aside center form fieldset details summary address hgroup dl dt dd figure figcaption caption'.split(
    ' ',
  ),
)
const blocks = new Set('p h1 h2 h3 h4 h5 h6 ul ol menu dir li blockquote pre table hr'.split(' '))

/** Everything below nodes, piece by piece, in the order of reading. */
export function flowOf(nodes: readonly HtmlNode[], reading: Reading): Piece[] {
  const pieces: Piece[] = []
  let words: HtmlNode[] = []
  const endWords = () => {
    const own = words
    words = []
    if (own.length > 0) pieces.push(...attributed(reading, () => paragraphsOf(own, reading)))
  }
  for (const node of nodes) {
    if (isElement(node) && reading.notes.holders.has(node)) endWords()
    else if (isElement(node) && isBlockLike(node)) {
      endWords()
      pieces.push(...attributed(reading, () => blockOf(node, reading)))
    } else words.push(node)
  }
  endWords()
  return joined(pieces)
}

/** Whether an element stands by itself: also one for words that has paragraphs in it, as Google Docs puts around all. */
function isBlockLike(element: HtmlElement): boolean {
  if (blocks.has(element.tagName) || holding.has(element.tagName)) return true
  return elementsIn(element.childNodes).some(({ tagName }) => blocks.has(tagName))
}

function blockOf(element: HtmlElement, reading: Reading): Piece[] {
  const lines = linesOf(element)
  return readBlock(element, reading).map((piece) => (lines && !piece.lines ? { ...piece, lines } : piece))
}

function readBlock(element: HtmlElement, reading: Reading): Piece[] {
  const { tagName, childNodes } = element
  switch (tagName) {
    case 'p':
      return paragraphOf(element, reading)
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return headingOf(element, reading)
    case 'ul':
    case 'ol':
    case 'menu':
    case 'dir':
      return listOf(element, reading, flowOf)
    case 'blockquote': {
      const children = nodesOf(flowOf(childNodes, reading), reading)
      return children.length ? [{ kind: 'block', node: { tag: 'blockquote', children }, lost: [] }] : []
    }
    case 'pre':
      return codeOf(element)
    case 'table':
      return tableOf(element, reading, flowOf)
    case 'hr':
      if (!hasClass(element, 'page-break')) return [{ kind: 'block', node: { tag: 'hr' }, lost: [] }]
      reading.lost.add('A page break is left out.')
      return []
    case 'figure':
      return figureOf(element, reading)
    default:
      return flowOf(childNodes, reading)
  }
}

function paragraphOf(element: HtmlElement, reading: Reading): Piece[] {
  if (hasClass(element, 'contents') || isOfContents(element)) {
    reading.lost.add('The table of contents is left out: its page numbers mean nothing here.')
    return []
  }
  // A paragraph of a word processor may have a text box with paragraphs of its own in it.
  if (element.childNodes.some((node) => isElement(node) && blocks.has(node.tagName)))
    return flowOf(element.childNodes, reading)
  const role = ['lead', 'caption'].find((name) => hasClass(element, name))
  return paragraphsOf(element.childNodes, reading).map((piece) =>
    piece.kind === 'block' && (role === 'lead' || role === 'caption') ? { ...piece, role } : piece,
  )
}

/** A line that is nothing but a link to another place of the text, as tables of contents have. */
function isOfContents({ childNodes }: HtmlElement): boolean {
  const [only, ...more] = childNodes.filter((node) => textWithin([node]).trim() !== '')
  return (
    more.length === 0 && only !== undefined && isElement(only) && attributeOf(only, 'href')?.startsWith('#') === true
  )
}

/** Words as paragraphs: an empty line between them parts two. */
function paragraphsOf(nodes: readonly HtmlNode[], reading: Reading): Piece[] {
  const paragraphs: RichTextNode[][] = [[]]
  const words = inlineOf(nodes, reading)
  for (const [place, node] of words.entries()) {
    const isBreak = typeof node !== 'string' && node.tag === 'br'
    const next = words[place + 1]
    const partsHere = isBreak && typeof next !== 'string' && next?.tag === 'br'
    if (partsHere) paragraphs.push([])
    else paragraphs.at(-1)?.push(node)
  }
  return paragraphs
    .map((children) => withoutSpacesAtBreaks(trimmed(children)))
    .filter((children) => children.length > 0 && !isOrnament(plainText(children), reading))
    .map((children) => ({ kind: 'block', node: { tag: 'p', children }, lost: [] }))
}

function headingOf(element: HtmlElement, reading: Reading): Piece[] {
  const words = trimmed(tidied(inlineOf(element.childNodes, reading).flatMap(withoutLook)))
  // What Google Docs writes behind a heading to link to it.
  const last = words.at(-1)
  const plain = typeof last === 'string' ? [...words.slice(0, -1), withoutAnchor(last)] : words
  const level = hasClass(element, 'title') ? 0 : Number(element.tagName.slice(1))
  return plainText(plain).trim() === '' ? [] : [{ kind: 'heading', level, words: plain, lost: [] }]
}

function withoutAnchor(words: string): string {
  const at = words.lastIndexOf('{#')
  return at >= 0 && /^\{#[\w.-]+\}$/.test(words.slice(at)) ? words.slice(0, at).trimEnd() : words
}

/** The words of a heading have its look: they are not bold besides, and stand on one line. */
function withoutLook(node: RichTextNode): RichTextNode[] {
  if (typeof node === 'string') return [node]
  if (node.tag === 'br') return [' ']
  return node.tag === 'strong' ? (node.children ?? []).flatMap(withoutLook) : [node]
}

function codeOf(element: HtmlElement): Piece[] {
  const code = textWithin(element.childNodes).replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const [inner = element] = elementsIn(element.childNodes)
  const [, language = ''] = /(?:^|\s)lang(?:uage)?-(\S+)/.exec(attributeOf(inner, 'class') ?? '') ?? []
  const info = attributeOf(element, 'data-info') ?? language
  return code.trim() === '' && info === '' ? [] : [{ kind: 'code', code, info, lost: [] }]
}

function figureOf(element: HtmlElement, reading: Reading): Piece[] {
  const captions = elementsIn(element.childNodes).filter(({ tagName }) => tagName === 'figcaption')
  const caption = plainText(
    trimmed(
      inlineOf(
        captions.flatMap(({ childNodes }) => childNodes),
        reading,
      ),
    ),
  )
  const pieces = flowOf(
    element.childNodes.filter((node) => !isElement(node) || node.tagName !== 'figcaption'),
    reading,
  )
  const [first] = pieces
  if (first?.kind !== 'picture') return flowOf(element.childNodes, reading)
  return [{ ...first, caption: first.caption || caption }, ...pieces.slice(1)]
}

/** Joins a list with the one right before it, and a caption with its picture: in lines, they could not be told apart. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (piece.kind === 'block' && piece.role === 'caption' && last?.kind === 'picture' && last.caption === '')
      all[all.length - 1] = { ...last, caption: plainText(piece.node), lost: [...last.lost, ...piece.lost] }
    else if (isList(piece) && isList(last) && piece.node.tag === last.node.tag)
      all[all.length - 1] = {
        ...last,
        node: sameList(last.node, piece.node),
        lost: [...last.lost, ...piece.lost],
        ...(last.lines && piece.lines && { lines: [last.lines[0], piece.lines[1]] }),
      }
    else all.push(piece)
  }
  return all
}

/** In a text of lines, where it stands: what made HTML of it has said so. */
function linesOf(element: HtmlElement): [number, number] | undefined {
  const [, first, behind] = /^(\d+)-(\d+)$/.exec(attributeOf(element, 'data-lines') ?? '') ?? []
  return first === undefined ? undefined : [Number(first), Number(behind)]
}

function isList(piece: Piece | undefined): piece is Piece & { kind: 'block' } {
  return piece?.kind === 'block' && (piece.node.tag === 'ul' || piece.node.tag === 'ol')
}
