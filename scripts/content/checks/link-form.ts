import { parseBlock, parseRichText, visitElements } from '../markdown'
import { finding, type At } from '../problem'
import type { Field } from '../fields'
import type { DocumentCheck } from './check'

const safe = /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:|\{linkedin\}$)[^\s\\]*$/

/** Every link leads somewhere a browser may safely go: no script addresses, no ways out of the site's folder. */
export const linkForm: DocumentCheck = ({ file, fields }) =>
  linksIn(fields).flatMap(({ path, at }) => (safe.test(path) && !path.includes('/../') ? [] : [finding('unsafe-link', { file, at }, { path })]))

/** Every link of a document with the field it stands in. */
export function linksIn(fields: Field[]): { path: string; at: At }[] {
  return fields.flatMap(({ kind, value, at }) => {
    if (typeof value !== 'string' || !value) return []
    if (kind === 'path') return [{ path: value, at }]
    if (kind !== 'rich-text' && kind !== 'article-block') return []
    const links: { path: string; at: At }[] = []
    visitElements(kind === 'rich-text' ? parseRichText(value) : parseBlock(value), ({ path }) => path !== undefined && links.push({ path, at }))
    return links
  })
}
