import type { RichText, RichTextNode } from '../../../src/page/page.generated'
import { finalAddress } from './final-address'
import { isExternal } from './links'
import { parseRichText } from './markdown'
import { fill } from './placeholders'
import type { Surroundings } from './surroundings'

type Around = Pick<Surroundings, 'index' | 'site'>

/** A rich text as a page shows it: parsed, its placeholders filled, its links leading to where pages are now. */
export function shownText(text: string, around: Around): RichText {
  const parsed = parseRichText(text)
  return typeof parsed === 'string' ? fill(parsed, around.site) : parsed.map((node) => shownNode(node, around))
}

/** The same of a part that is parsed already. */
export function shownNode(node: RichTextNode, around: Around): RichTextNode {
  if (typeof node === 'string') return fill(node, around.site)
  const { path, children } = node
  const link =
    path === undefined ? {} : { path: shownAddress(path, around), ...(isExternal(path) && { external: true }) }
  return { ...node, ...link, ...(children && { children: children.map((child) => shownNode(child, around)) }) }
}

/** Where a link of a document leads on the page. */
export function shownAddress(path: string, { index, site }: Around): string {
  return finalAddress(fill(path, site), index)
}
