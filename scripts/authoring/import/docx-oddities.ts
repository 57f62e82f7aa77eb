import { DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom'
import { quote } from '../../engine/problems/words/sentence'
import type { DocxParts } from './docx-parts'

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const math = 'http://schemas.openxmlformats.org/officeDocument/2006/math'

/** What a paragraph has that its conversion to HTML would drop without a word. */
interface Oddity {
  /** The elements that show it. */
  seen: (paragraph: Element) => boolean
  said: string
}

const colored = ({ color }: { color: string }) => !/^(?:auto|0{6}|)$/i.test(color)

const oddities: readonly Oddity[] = [
  {
    seen: (paragraph) =>
      within(paragraph, word, 'color').some((own) => inText(own) && colored({ color: valueOf(own) })),
    said: 'Colored words have the color of the text now.',
  },
  {
    seen: (paragraph) =>
      within(paragraph, word, 'shd').some((own) => inText(own) && colored({ color: attribute(own, 'fill') })),
    said: 'A colored background is left out.',
  },
  {
    seen: (paragraph) => ['ins', 'del', 'moveFrom', 'moveTo'].some((name) => within(paragraph, word, name).length > 0),
    said: 'Tracked changes are taken as if all were accepted. Read whether they should be.',
  },
  {
    seen: (paragraph) => within(paragraph, word, 'txbxContent').length > 0,
    said: 'The words of a text box stand among the paragraphs now.',
  },
  {
    seen: (paragraph) => within(paragraph, word, 'object').length > 0 || has(paragraph, /\/chart$|\/diagram$/),
    said: 'A chart or an object of another program is left out. Save it as a picture.',
  },
  {
    seen: (paragraph) => within(paragraph, math, 'oMath').length > 0,
    said: 'An equation is plain text now. Read whether it is still right.',
  },
]

/** What was found, by the words of the paragraph where it was. */
export interface DocxFindings {
  parts: DocxParts
  /** For each sentence, the texts of the paragraphs that it is said of. */
  inParagraphs: Map<string, Set<string>>
  whole: string[]
}

/** Looks for what gets lost, and turns equations into words that do not. */
export function docxFindings(parts: DocxParts): DocxFindings {
  const document = parsed(parts, 'word/document.xml')
  const inParagraphs = new Map<string, Set<string>>()
  const note = (said: string, text: string) => inParagraphs.set(said, (inParagraphs.get(said) ?? new Set()).add(text))
  const comments = commentsIn(parts)
  for (const paragraph of document ? within(document, word, 'p') : []) {
    const found = oddities.filter(({ seen }) => seen(paragraph))
    for (const equation of within(paragraph, math, 'oMath')) inWords(equation)
    const text = textOf(paragraph, (own) => paragraphAround(own) === paragraph) || textOf(paragraph)
    for (const { said } of found) note(said, text)
    for (const reference of within(paragraph, word, 'commentReference')) {
      const said = comments.get(attribute(reference, 'id'))
      if (said) note(`A comment is left out: ${said}.`, text)
    }
  }
  const changed = document && new XMLSerializer().serializeToString(document)
  return {
    parts: changed === undefined ? parts : { ...parts, 'word/document.xml': new TextEncoder().encode(changed) },
    inParagraphs,
    whole: [
      ...aroundPages(parts),
      ...(document && fontsIn(document) ? ['Fonts and sizes of letters are those of the site.'] : []),
    ],
  }
}

function parsed(parts: DocxParts, name: string): Document | undefined {
  const bytes = parts[name]
  if (!bytes) return undefined
  // What is not well formed is told where the document is read.
  return new DOMParser({ onError: () => {} }).parseFromString(new TextDecoder().decode(bytes), 'text/xml')
}

function within(node: Document | Element, space: string, name: string): Element[] {
  return Array.from(node.getElementsByTagNameNS(space, name))
}

function attribute(element: Element, name: string): string {
  return element.getAttributeNS(word, name) ?? element.getAttribute(`w:${name}`) ?? ''
}

const valueOf = (element: Element) => attribute(element, 'val')

/** Whether it is said of letters that are there, and not of the mark at the end of a paragraph, or of a link. */
function inText(own: Element): boolean {
  const run = own.parentNode?.parentNode
  if (!run || run.nodeName !== 'w:r') return false
  return run.parentNode?.nodeName !== 'w:hyperlink' && /\S/.test(run.textContent ?? '')
}

function has(paragraph: Element, uri: RegExp): boolean {
  return Array.from(paragraph.getElementsByTagName('a:graphicData')).some((data) =>
    uri.test(data.getAttribute('uri') ?? ''),
  )
}

/** The words that something has once changes are accepted. */
function textOf(node: Document | Element, isOwn: (text: Element) => boolean = () => true): string {
  return within(node, word, 't')
    .filter(isOwn)
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The paragraph that words stand in: a text box has some within another one. */
function paragraphAround({ parentNode }: Element): unknown {
  let node = parentNode
  while (node && node.nodeName !== 'w:p') node = node.parentNode
  return node
}

/** Puts an equation's signs into the line. */
function inWords(equation: Element): void {
  const document = equation.ownerDocument
  const text = within(equation, math, 't')
    .map(({ textContent }) => textContent ?? '')
    .join('')
  if (!document || text === '') return
  const run = document.createElementNS(word, 'w:r')
  const words = document.createElementNS(word, 'w:t')
  words.appendChild(document.createTextNode(text))
  run.appendChild(words)
  const place = equation.parentNode?.nodeName === 'm:oMathPara' ? equation.parentNode : equation
  place.parentNode?.replaceChild(run, place)
}

/** What each comment says, by its number. */
function commentsIn(parts: DocxParts): Map<string, string> {
  const document = parsed(parts, 'word/comments.xml')
  return new Map(
    (document ? within(document, word, 'comment') : []).map((comment) => {
      const author = attribute(comment, 'author')
      return [attribute(comment, 'id'), `${author === '' ? '' : `${author} wrote `}${quote(textOf(comment), 120)}`]
    }),
  )
}

/** The words that stand above and below every page. */
function aroundPages(parts: DocxParts): string[] {
  return Object.keys(parts).flatMap((name) => {
    const [, kind] = /^word\/(header|footer)\d*\.xml$/.exec(name) ?? []
    const document = kind === undefined ? undefined : parsed(parts, name)
    const text = document ? textOf(document) : ''
    return text === '' ? [] : [`The ${kind} of its pages is left out: ${quote(text, 80)}.`]
  })
}

function fontsIn(document: Document): boolean {
  const body = within(document, word, 'body')
  return body.some((part) => ['rFonts', 'sz'].some((name) => within(part, word, name).some(inText)))
}
