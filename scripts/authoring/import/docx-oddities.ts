import { XMLSerializer, type Document, type Element } from '@xmldom/xmldom'
import { quote } from '../../engine/problems/words/sentence'
import { readNumbers } from './docx-numbering'
import type { DocxParts } from './docx-parts'
import { attribute, math, parsed, textOf, valueOf, within, word } from './docx-xml'

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
  {
    seen: (paragraph) =>
      ['caps', 'smallCaps'].some((name) =>
        within(paragraph, word, name).some((own) => inText(own) && !/^(?:0|false|off)$/.test(valueOf(own))),
      ),
    said: 'Words that only looked like capitals stand as they were typed.',
  },
]

/** What was found, by the words of the paragraph where it was. */
export interface DocxFindings {
  parts: DocxParts
  /** For each sentence, the texts of the paragraphs that it is said of. */
  inParagraphs: Map<string, Set<string>>
  whole: string[]
}

/** Looks for what gets lost, and turns equations, and letters that are moved up or down, into what does not. */
export function docxFindings(parts: DocxParts): DocxFindings {
  const document = parsed(parts, 'word/document.xml')
  if (!document) return { parts, inParagraphs: new Map(), whole: [] }
  const numbers = readNumbers(parts, document)
  const inParagraphs = new Map<string, Set<string>>()
  const note = (said: string, text: string) => inParagraphs.set(said, (inParagraphs.get(said) ?? new Set()).add(text))
  const comments = commentsIn(parts)
  const files = linkedFiles(parts)
  for (const paragraph of within(document, word, 'p')) {
    const found = oddities.filter(({ seen }) => seen(paragraph))
    for (const equation of within(paragraph, math, 'oMath')) inWords(equation)
    for (const moved of within(paragraph, word, 'position')) raise(moved)
    const text = beginningOf(paragraph)
    for (const { said } of found) note(said, text)
    const begun = numbers.begun.get(paragraph)
    if (begun !== undefined) note(`The numbers of this list began with ${begun}; they begin with 1 now.`, text)
    for (const file of linkedPictures(paragraph, files))
      note(
        `The picture ${file} is left out: the document only says where it was on the computer. Put it into pages-json/_images, and name it.`,
        text,
      )
    for (const reference of within(paragraph, word, 'commentReference')) {
      const said = comments.get(attribute(reference, 'id'))
      if (said) note(`A comment is left out: ${said}.`, text)
    }
  }
  const changed = new XMLSerializer().serializeToString(document)
  return {
    parts: { ...numbers.parts, 'word/document.xml': new TextEncoder().encode(changed) },
    inParagraphs,
    whole: [
      ...aroundPages(parts),
      ...(numbers.ofHeadings ? ['The numbers before headings are left out.'] : []),
      ...(fontsIn(document) ? ['Fonts and sizes of letters are those of the site.'] : []),
    ],
  }
}

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

/** The words that a paragraph begins with, up to its first note: those of notes come between in the article. */
function beginningOf(paragraph: Element): string {
  const references = new Set<unknown>(
    ['footnoteReference', 'endnoteReference'].flatMap((name) => within(paragraph, word, name)),
  )
  const own = within(paragraph, word, '*').filter((element) => paragraphAround(element) === paragraph)
  const end = own.findIndex((element) => references.has(element))
  const before = new Set<unknown>(end < 0 ? own : own.slice(0, end))
  return textOf(paragraph, (text) => before.has(text)) || textOf(paragraph)
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

/** Says that letters stand above or below the line in the way that all programs know. */
function raise(moved: Element): void {
  const place = Number(valueOf(moved))
  const look = moved.ownerDocument?.createElementNS(word, 'w:vertAlign')
  if (!look || !place || !inText(moved)) return
  look.setAttributeNS(word, 'w:val', place > 0 ? 'superscript' : 'subscript')
  moved.parentNode?.replaceChild(look, moved)
}

/** The names of files that a document names and does not hold, by what it calls them. */
function linkedFiles(parts: DocxParts): Map<string, string> {
  const document = parsed(parts, 'word/_rels/document.xml.rels')
  const relations = document ? Array.from(document.getElementsByTagName('Relationship')) : []
  return new Map(
    relations
      .filter((relation) => relation.getAttribute('TargetMode') === 'External')
      .map((relation) => {
        const target = relation.getAttribute('Target') ?? ''
        return [relation.getAttribute('Id') ?? '', target.split(/[\\/]/).at(-1) ?? target]
      }),
  )
}

function linkedPictures(paragraph: Element, files: ReadonlyMap<string, string>): string[] {
  return Array.from(paragraph.getElementsByTagName('a:blip')).flatMap((picture) =>
    picture.hasAttribute('r:embed') ? [] : (files.get(picture.getAttribute('r:link') ?? '') ?? []),
  )
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
