import type { RichTextNode } from '../../../src/page/page.generated'
import { tagOrEntity } from '../../engine/check/html-as-markup'
import { quote } from '../../engine/problems/words/sentence'
import { plainText } from '../../engine/site/markdown'
import { hiddenIn } from '../../engine/text/hidden-characters.mjs'
import { applyEdits } from '../../engine/text/edits'
import { takeLink } from './addresses'
import {
  attributeOf,
  isComment,
  isElement,
  isText,
  lookOf,
  textWithin,
  type HtmlElement,
  type HtmlNode,
} from './html-tree'
import type { Reading } from './reading'
import { tidied } from './tidy'

/** What has no words for readers. */
const silent = new Set(['script', 'style', 'head', 'title', 'meta', 'link', 'template', 'noscript', 'base'])

/** What stands in the place of what cannot come along. */
const foreign: { [tag: string]: string } = {
  iframe: 'A part of another site, such as a video or a map, is left out. Link to it.',
  video: 'A video is left out.',
  audio: 'A sound is left out.',
  object: 'An object of another program is left out.',
  embed: 'An object of another program is left out.',
  canvas: 'A drawing is left out. Save it as a picture.',
  svg: 'A drawing is left out. Save it as a picture.',
  select: 'A field of a form is left out.',
  textarea: 'A field of a form is left out.',
}

/** Words with what marks them, spaces joined. */
export function inlineOf(nodes: readonly HtmlNode[], reading: Reading): RichTextNode[] {
  return tidied(nodes.flatMap((node) => pieceOf(node, reading)))
}

function pieceOf(node: HtmlNode, reading: Reading): RichTextNode[] {
  if (isText(node)) return wordsOf(node.value, reading)
  if (isComment(node)) {
    const words = node.data.trim()
    // What word processors write around copied text is no note of anybody.
    if (words !== '' && !/^\[?(?:if|endif)|Fragment$/.test(words))
      reading.lost.add(`A hidden note is left out: ${quote(words, 100)}.`)
    return []
  }
  return isElement(node) ? elementOf(node, reading) : []
}

function elementOf(element: HtmlElement, reading: Reading): RichTextNode[] {
  const { tagName } = element
  if (silent.has(tagName) || reading.notes.ways.has(element)) return []
  const lost = foreign[tagName]
  if (lost !== undefined) {
    reading.lost.add(lost)
    return []
  }
  const note = reading.notes.byReference.get(element)
  if (note) return noteOf(note, reading)
  switch (tagName) {
    case 'br':
      return [{ tag: 'br' }]
    case 'img':
      return pictureAside(element, reading)
    case 'input':
      if (attributeOf(element, 'type') === 'checkbox') reading.lost.add('Boxes to tick are left out; their words stay.')
      return []
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return codeOf(textWithin(element.childNodes))
    case 'a':
      return linkOf(element, reading)
    default:
      return looked(element, reading)
  }
}

function wordsOf(text: string, reading: Reading): RichTextNode[] {
  const seen = withoutHidden(text)
  if (seen !== text) reading.lost.add('Characters that nobody sees are left out.')
  const words = seen.replace(/[ \t\n\r\f]+/g, ' ')
  const pieces: RichTextNode[] = []
  let read = 0
  for (const { 0: tag, index } of words.matchAll(tags)) {
    reading.lost.add(`${quote(tag, 40)} stands here as code now, as it would be taken for HTML.`)
    pieces.push(...withBold(words.slice(read, index), reading), ...codeOf(tag))
    read = index + tag.length
  }
  return [...pieces, ...withBold(words.slice(read), reading)]
}

/** Stars around words with a space inside them make nothing bold, and were meant to. */
function withBold(words: string, reading: Reading): RichTextNode[] {
  return words.split(/\*\*([^*]{1,200})\*\*/).map((part, place): RichTextNode => {
    if (place % 2 === 0) return part
    reading.lost.add(`${quote(part.trim(), 60)} is bold now, as the stars around it meant.`)
    return { tag: 'strong', children: [part] }
  })
}

function withoutHidden(text: string): string {
  const hidden = [...hiddenIn(text)]
  return applyEdits(
    text,
    hidden.map(({ offset, character }) => ({ offset, length: character.length, text: '' })),
  )
}

const tags = new RegExp(tagOrEntity.source, 'gi')

function codeOf(text: string): RichTextNode[] {
  const code = text.replace(/\s+/g, ' ')
  return code.trim() === '' ? [code] : [{ tag: 'code', children: [code] }]
}

function noteOf({ note, number }: { note: HtmlElement; number: number }, reading: Reading): RichTextNode[] {
  reading.lost.add(`Footnote ${number} stands here in brackets now. Read whether the sentence is still a good one.`)
  const words = tidied(['', ...note.childNodes.flatMap((node) => pieceOf(node, reading))])
  const [first, last] = [words[0], words.at(-1)]
  const begun = typeof first === 'string' ? [first.trimStart(), ...words.slice(1)] : words
  const ended = typeof last === 'string' ? [...begun.slice(0, -1), String(begun.at(-1)).trimEnd()] : begun
  return [' (', ...ended, ')']
}

function pictureAside(element: HtmlElement, reading: Reading): RichTextNode[] {
  const { name, lost } = reading.pictures.take(attributeOf(element, 'src') ?? '')
  const alt = (attributeOf(element, 'alt') ?? '').replace(/\s+/g, ' ').trim()
  const named = alt === '' ? '' : ` It shows: ${quote(alt, 100)}.`
  if (name === undefined) for (const sentence of lost) reading.lost.add(sentence + named)
  else
    reading.aside.push({
      kind: 'picture',
      source: name,
      alt,
      caption: (attributeOf(element, 'title') ?? '').trim(),
      lost,
    })
  return []
}

function linkOf(element: HtmlElement, reading: Reading): RichTextNode[] {
  const children = looked(element, reading)
  const address = attributeOf(element, 'href')
  const words = plainText(children).trim()
  if (address === undefined || words === '') return children
  const { path, lost } = takeLink(address, words)
  for (const sentence of lost) reading.lost.add(sentence)
  return path === undefined ? children : [{ tag: 'a', path, children }]
}

/** Words in the look that an article can give them; what it cannot is said. */
function looked(element: HtmlElement, reading: Reading): RichTextNode[] {
  const { tagName } = element
  const look = lookOf(element)
  const { lost } = reading
  if (tagName === 'u' || tagName === 'ins' || (look.underlined && tagName !== 'a'))
    lost.add('Underlined words are not underlined now: on the web, that is how links look.')
  if (/^(?:s|strike|del)$/.test(tagName) || look.struck)
    lost.add('Words that were struck out stand here without the line. Delete them if they were to go.')
  if (tagName === 'mark' || look.highlighted) lost.add('Highlighted words have no marker now.')
  if (tagName === 'font' || look.colored) lost.add('Colored words have the color of the text now.')
  const children = element.childNodes.flatMap((node) => pieceOf(node, reading))
  if (/^(?:sup|sub)$/.test(tagName) || look.raised) return raised(tagName, children, reading)
  const isBold = look.bold ?? /^(?:strong|b)$/.test(tagName)
  const isStressed = look.stressed ?? /^(?:em|i|cite|var|dfn)$/.test(tagName)
  const stressed: RichTextNode[] = isStressed ? [{ tag: 'em', children }] : children
  const marked: RichTextNode[] = isBold ? [{ tag: 'strong', children: stressed }] : stressed
  return /^(?:p|div|li|td|th|h\d|blockquote|tr)$/.test(tagName) ? [' ', ...marked, ' '] : marked
}

const digits = '0123456789+-'
const [above, below] = ['⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻', '₀₁₂₃₄₅₆₇₈₉₊₋']

/** m², CO₂: numbers have letters of their own for that, other words do not. */
function raised(tagName: string, children: RichTextNode[], reading: Reading): RichTextNode[] {
  const [only, ...more] = children
  if (more.length === 0 && typeof only === 'string' && /^[\d+-]+$/.test(only.trim())) {
    const signs = tagName === 'sub' ? below : above
    return [[...only.trim()].map((sign) => signs[digits.indexOf(sign)] ?? sign).join('')]
  }
  const isNote = children.some((child) => child === ' (')
  if (!isNote) reading.lost.add('Raised or lowered letters stand on the line now.')
  return children
}
