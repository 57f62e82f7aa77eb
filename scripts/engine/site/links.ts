import type { At } from '../schema/at'
import type { Field } from '../schema/fields'
import { ofLast } from '../schema/of-last'
import { parseBlock, parseRichText, visitElements, withoutCode } from './markdown'

export function isInternal(link: string): boolean {
  return link.startsWith('#') || /^\/(?![/\\])/.test(link)
}

export function isExternal(link: string): boolean {
  return /^https?:|^\{linkedin\}/.test(link)
}

/** Parts a link within the site: /contact#offices → /contact and offices. */
export function partsOf(link: string): { address: string; anchor: string } {
  const [beforeAnchor = '', anchor = ''] = link.split('#')
  return { address: beforeAnchor.split('?')[0] ?? '', anchor }
}

/** Of an address with another site's name, that name: nobody may be led elsewhere by what stands before an @ in it. */
const siteName = /^https?:\/\/([^/]*)/

/** Whether a browser may follow a link: it leads to a page, a place, a mailbox, a telephone or another site. */
export function isSafe(path: string): boolean {
  if (/[\s\\]/.test(path) || path.includes('/../')) return false
  if (path === '{linkedin}' || /^(\/(?!\/)|#|mailto:|tel:)/.test(path)) return true
  const [, name] = siteName.exec(path) ?? []
  return name !== undefined && !name.includes('@')
}

/** A link of a document, and where it stands. */
export interface LinkPlace {
  path: string
  at: At
  /** For a link within a text. */
  part?: string
  after?: string
}

/** Every link of a document with the field it stands in. Asked for twice: by the check and for the page's facts. */
export const linksIn = ofLast((fields: readonly Field[]): LinkPlace[] => fields.filter(mayLink).flatMap(linksInField))

/** Most texts link nowhere, and parsing is what costs here. */
function mayLink({ kind, value }: Field): boolean {
  if (kind === 'path' || kind === 'page-address') return true
  return (kind === 'rich-text' || kind === 'article-block') && typeof value === 'string' && value.includes('](')
}

function linksInField({ kind, value, at }: Field): LinkPlace[] {
  if (typeof value !== 'string' || !value.trim()) return []
  if (kind === 'path' || kind === 'page-address') return [{ path: value, at }]
  // A picture leads nowhere. Whether it is whole is said by a rule of its own.
  if (kind === 'article-block' && value.startsWith('![')) return []
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
