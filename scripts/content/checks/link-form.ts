import { parseBlock, parseRichText, visitElements } from '../markdown'
import { finding, type At } from '../finding'
import type { Field } from '../fields'
import type { DocumentCheck } from './check'

const safe = /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:|\{linkedin\}$)[^\s\\]*$/

/** Every link leads somewhere a browser may safely go: no script addresses, no ways out of the site's folder. */
export const linkForm: DocumentCheck = ({ file, fields }) =>
  linksIn(fields).flatMap(({ path, at, part }) =>
    isSafe(path) ? [] : [finding('unsafe-link', { file, at, part }, { path })],
  )

export function isSafe(path: string): boolean {
  return safe.test(path) && !path.includes('/../')
}

interface LinkPlace {
  path: string
  at: At
  /** For a link within a text. */
  part?: string
}

const found = new WeakMap<readonly Field[], LinkPlace[]>()

/** Every link of a document with the field it stands in. Asked for twice: by the check and for the page's facts. */
export function linksIn(fields: readonly Field[]): LinkPlace[] {
  const known = found.get(fields) ?? fields.flatMap(linksInField)
  found.set(fields, known)
  return known
}

function linksInField({ kind, value, at }: Field): LinkPlace[] {
  if (typeof value !== 'string' || !value) return []
  if (kind === 'path' || kind === 'page-address') return [{ path: value, at }]
  // Most texts link nowhere, and parsing is what costs here.
  if ((kind !== 'rich-text' && kind !== 'article-block') || !value.includes('](')) return []
  const links: LinkPlace[] = []
  visitElements(
    kind === 'rich-text' ? parseRichText(value) : parseBlock(value),
    ({ path }) => path !== undefined && links.push({ path, at, part: path }),
  )
  return links
}
