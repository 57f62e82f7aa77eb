import { DOMParser, type Document, type Element } from '@xmldom/xmldom'
import type { DocxParts } from './docx-parts'

/** What is asked of the XML in a Word document. */

export const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
export const math = 'http://schemas.openxmlformats.org/officeDocument/2006/math'

export function parsed(parts: DocxParts, name: string): Document | undefined {
  const bytes = parts[name]
  if (!bytes) return undefined
  // What is not well formed is told where the document is read.
  return new DOMParser({ onError: () => {} }).parseFromString(new TextDecoder().decode(bytes), 'text/xml')
}

/** All elements of a name, in the order of reading. */
export function within(node: Document | Element, space: string, name: string): Element[] {
  return Array.from(node.getElementsByTagNameNS(space, name))
}

export function attribute(element: Element, name: string): string {
  return element.getAttributeNS(word, name) ?? element.getAttribute(`w:${name}`) ?? ''
}

export const valueOf = (element: Element) => attribute(element, 'val')

/** The words that something has once changes are accepted. */
export function textOf(node: Document | Element, isOwn: (text: Element) => boolean = () => true): string {
  return within(node, word, 't')
    .filter(isOwn)
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
