import { withScheme } from '../against-schema/forms'
import { parseBlock, parseRichText, visitElements } from '../../site/markdown'
import { finding, type At } from '../../problems/finding'
import type { Field } from '../../schema/fields'
import type { DocumentCheck } from '../check'
import { withoutCode } from './html'
import { meansPage } from '../../site/page-links'

/** Of an address with another site's name, that name: nobody may be led elsewhere by what stands before an @ in it. */
const siteName = /^https?:\/\/([^/]*)/

/** Every link leads somewhere a browser may safely go: no script addresses, no ways out of the site's folder. */
export const linkForm: DocumentCheck = ({ file, path: own, fields }) =>
  linksIn(fields).flatMap(({ path, at, part, after }) =>
    // What is probably a page here is judged where all pages are known. The site's identity has no address itself.
    isSafe(path) || (own !== '' && meansPage(path))
      ? []
      : [finding('unsafe-link', { file, at, part, after }, { path, better: betterAddress(path) })],
  )

export function isSafe(path: string): boolean {
  if (/[\s\\]/.test(path) || path.includes('/../')) return false
  if (path === '{linkedin}' || /^(\/(?!\/)|#|mailto:|tel:)/.test(path)) return true
  const [, name] = siteName.exec(path) ?? []
  return name !== undefined && !name.includes('@')
}

/** The address that was probably meant: with https:// or mailto: before it. */
function betterAddress(path: string): string | undefined {
  const [, email] = /^(?:https?:\/*|mailto:?\/*)?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/i.exec(path.trim()) ?? []
  return email ? `mailto:${email}` : withScheme(path)
}

interface LinkPlace {
  path: string
  at: At
  /** For a link within a text. */
  part?: string
  after?: string
}

const found = new WeakMap<readonly Field[], LinkPlace[]>()

/** Every link of a document with the field it stands in. Asked for twice: by the check and for the page's facts. */
export function linksIn(fields: readonly Field[]): LinkPlace[] {
  const known = found.get(fields) ?? fields.flatMap(linksInField)
  found.set(fields, known)
  return known
}

function linksInField({ kind, value, at }: Field): LinkPlace[] {
  if (typeof value !== 'string' || !value.trim()) return []
  if (kind === 'path' || kind === 'page-address') return [{ path: value, at }]
  // Most texts link nowhere, and parsing is what costs here.
  if ((kind !== 'rich-text' && kind !== 'article-block') || !value.includes('](')) return []
  const links: LinkPlace[] = []
  const add = (path: string) => links.push({ path, at, part: path, after: '](' })
  visitElements(
    kind === 'rich-text' ? parseRichText(value) : parseBlock(value),
    ({ path }) => path !== undefined && add(path),
  )
  // An address with a space in it is none to Markdown: the link would stand on the page as it is written.
  if (/\]\([^()\n]*\s/.test(value))
    for (const [, path = ''] of withoutCode(value).matchAll(/\]\(([^()\n]*)\)/g))
      if (/\s/.test(path) && !/\s"[^"]*"$/.test(path)) add(path)
  return links
}
