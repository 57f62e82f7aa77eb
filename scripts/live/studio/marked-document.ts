import { isDeepStrictEqual } from 'node:util'
import type { Page as Document } from '../../engine/schema/document.generated'
import { fieldsOf, mapFields } from '../../engine/schema/fields'
import { isDiagram } from '../../engine/graphics/diagrams/diagram'
import { parseBlock, parseRichText } from '../../engine/site/markdown'
import { pictureIn } from '../../engine/site/pictures'
import type { Showable } from '../showable'
import { markTexts, withMark, withoutMarks } from './marks'

/**
 * A document as its page is shown in the studio: each text carries the number that it has in its file, so that a click
 * on it leads there.
 */
export function markedDocument(shown: Pick<Showable, 'document' | 'value' | 'sections'>): Document
export function markedDocument({
  document,
  value,
  sections,
}: Pick<Showable, 'document' | 'value' | 'sections'>): unknown {
  const { places } = markTexts(value, () => false)
  const numbers = new Map(places.map((at, number) => [JSON.stringify(at), number]))
  /** The number in the file of each section that is shown as it is there. */
  const written = new Map(
    sections.flatMap(({ shows, place }, number) => (shows === 'itself' ? [[place, number] as const] : [])),
  )
  const drawn = namesOfDrawings(document)
  return mapFields(document, (kind, text, at) => {
    if (typeof text !== 'string' || (kind !== 'text' && kind !== 'rich-text' && kind !== 'article-block')) return text
    const [list, place, ...rest] = at
    if ((list !== 'sections' && list !== 'job') || drawn.has(JSON.stringify(at))) return text
    const own = list === 'job' ? at : [list, written.get(Number(place)), ...rest]
    const number = numbers.get(JSON.stringify(own))
    return number === undefined ? text : markedText(kind, text, number)
  })
}

/** Names by which drawings are looked up. */
function namesOfDrawings(document: Document): Set<string> {
  const technologies = fieldsOf(document).filter(({ kind }) => kind === 'technology')
  return new Set(technologies.map(({ at }) => JSON.stringify([...at, 'name'])))
}

/** The marked text; without mark where Markdown would read it otherwise, as in code and diagrams. */
function markedText(kind: 'text' | 'rich-text' | 'article-block', text: string, number: number): string {
  const marked = withMark(text, number)
  if (kind === 'text') return marked
  if (kind === 'rich-text') return sameButMarks(parseRichText(marked), parseRichText(text)) ? marked : text
  const isDrawn = /^\s*(```|~~~)/.test(text) || isDiagram(text) || pictureIn(text)
  return !isDrawn && sameButMarks(parseBlock(marked), parseBlock(text)) ? marked : text
}

function sameButMarks(marked: unknown, plain: unknown): boolean {
  return isDeepStrictEqual(plain, JSON.parse(withoutMarks(JSON.stringify(marked)), withoutEmpty))
}

/** Behind a link that ends a text, its mark stands alone. */
function withoutEmpty(_name: string, value: unknown): unknown {
  return Array.isArray(value) ? value.filter((part) => part !== '') : value
}
