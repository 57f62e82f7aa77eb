import { XMLSerializer, type Document, type Element } from '@xmldom/xmldom'
import type { DocxParts } from './docx-parts'
import { attribute, parsed, valueOf, within, word } from './docx-xml'

/** A list of a document. Paragraphs name it by a number of its own. */
interface List {
  element: Element
  /** The form that it shares with others: what is numbered goes on where the list of that form before it ended. */
  form: string
  levels: ReadonlyMap<string, Level>
}

interface Level {
  /** Such as decimal, bullet or none. */
  format: string
  start: number
  /** Whether it counts anew, whatever was before. */
  isAnew: boolean
}

/** What is lost of the numbers of a document, as all lists begin with 1 and headings have none. */
export interface NumbersLost {
  /** What the lists began with, by their first paragraphs. */
  begun: Map<Element, number>
  ofHeadings: boolean
}

const file = 'word/numbering.xml'

/**
 * Follows the numbers through a document. Its lists are written so that who reads forms only gets them right:
 * LibreOffice puts what a list has of its own over a form that it shares, and its dots came out as numbers. Paragraphs
 * of a list without signs are in none.
 */
export function readNumbers(parts: DocxParts, document: Document): NumbersLost & { parts: DocxParts } {
  const numbering = parsed(parts, file)
  if (!numbering) return { parts, begun: new Map(), ofHeadings: false }
  const lists = listsIn(numbering)
  const lost = numbersLost(document, lists, headingsIn(parts))
  for (const [number, list] of lists) writeForm(list, `own-${number}`)
  const written = new TextEncoder().encode(new XMLSerializer().serializeToString(numbering))
  return { ...lost, parts: { ...parts, [file]: written } }
}

function listsIn(numbering: Document): Map<string, List> {
  const forms = new Map(
    within(numbering, word, 'abstractNum').map((form) => [
      attribute(form, 'abstractNumId'),
      new Map(within(form, word, 'lvl').map((level) => [attribute(level, 'ilvl'), levelOf(level)])),
    ]),
  )
  return new Map(
    within(numbering, word, 'num').map((element): [string, List] => {
      const form = childValue(element, 'abstractNumId') ?? ''
      const levels = new Map(forms.get(form))
      for (const own of within(element, word, 'lvlOverride')) {
        const depth = attribute(own, 'ilvl')
        const level = within(own, word, 'lvl').map(levelOf)[0] ?? levels.get(depth)
        const start = childValue(own, 'startOverride')
        if (level) levels.set(depth, start === undefined ? level : { ...level, start: Number(start), isAnew: true })
      }
      return [attribute(element, 'numId'), { element, form, levels }]
    }),
  )
}

function levelOf(level: Element): Level {
  return {
    format: childValue(level, 'numFmt') ?? 'decimal',
    start: Number(childValue(level, 'start') ?? 1),
    isAnew: false,
  }
}

/** Gives a list a form of its own. */
function writeForm({ element, levels }: List, name: string): void {
  const { ownerDocument, parentNode } = element
  const [reference] = within(element, word, 'abstractNumId')
  if (!ownerDocument || !parentNode || !reference) return
  const added = (around: Element, tag: string, attributeName: string, value: string) => {
    const child = ownerDocument.createElementNS(word, `w:${tag}`)
    child.setAttributeNS(word, `w:${attributeName}`, value)
    around.appendChild(child)
    return child
  }
  const form = ownerDocument.createElementNS(word, 'w:abstractNum')
  form.setAttributeNS(word, 'w:abstractNumId', name)
  for (const [depth, { format }] of levels) added(added(form, 'lvl', 'ilvl', depth), 'numFmt', 'val', format)
  parentNode.insertBefore(form, element)
  reference.setAttributeNS(word, 'w:val', name)
}

function numbersLost(
  document: Document,
  lists: ReadonlyMap<string, List>,
  headings: ReadonlyMap<string, string | undefined>,
): NumbersLost {
  const lost: NumbersLost = { begun: new Map(), ofHeadings: false }
  /** How far the lists of each form have come, the lists that have begun, and the one that the paragraph before is in. */
  const counted = new Map<string, number>()
  const begun = new Set<string>()
  let open: string | undefined
  for (const paragraph of within(document, word, 'p')) {
    const style = childValue(paragraph, 'pStyle') ?? ''
    const [own] = within(paragraph, word, 'numPr')
    const number = own ? childValue(own, 'numId') : headings.get(style)
    const list = lists.get(number ?? '')
    const depth = (own && childValue(own, 'ilvl')) ?? '0'
    const level = list?.levels.get(depth)
    if (number === undefined || !list || !level || level.format === 'none' || headings.has(style)) {
      if (level && level.format !== 'none') lost.ofHeadings = true
      else if (level) own?.parentNode?.removeChild(own)
      open = undefined
    } else if (depth === '0') {
      const before = level.isAnew && !begun.has(number) ? undefined : counted.get(list.form)
      const now = before === undefined ? level.start : before + 1
      counted.set(list.form, now)
      begun.add(number)
      if (open !== number && level.format !== 'bullet' && now !== 1) lost.begun.set(paragraph, now)
      open = number
    }
  }
  return lost
}

/** The styles of headings, and the list that numbers each. */
function headingsIn(parts: DocxParts): Map<string, string | undefined> {
  const document = parsed(parts, 'word/styles.xml')
  const styles = document ? within(document, word, 'style') : []
  return new Map(
    styles
      .filter((style) => /^heading \d$/i.test(childValue(style, 'name') ?? ''))
      .map((style) => [attribute(style, 'styleId'), childValue(style, 'numId')]),
  )
}

function childValue(element: Element, name: string): string | undefined {
  const [child] = within(element, word, name)
  return child && valueOf(child)
}
