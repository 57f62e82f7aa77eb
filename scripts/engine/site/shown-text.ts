import type { RichText, RichTextNode } from '../../../src/page/page.generated'
import { finalAddress } from './final-address'
import { isExternal } from './links'
import { parseRichText } from './markdown'
import { fill } from './placeholders'
import type { Surroundings } from './surroundings'

type Around = Pick<Surroundings, 'index' | 'site'>

/**
 * A rich text as a page shows it: parsed, its placeholders filled, its links leading to where pages are now. One to a
 * page that is held back is plain text until then.
 */
export function shownText(text: string, around: Around): RichText {
  const parsed = parseRichText(text)
  return typeof parsed === 'string' ? fill(parsed, around.site) : shownNodes(parsed, around)
}

/** The same of parts that are parsed already. */
export function shownNodes(nodes: readonly RichTextNode[], around: Around): RichTextNode[] {
  const shown = nodes.flatMap((node): RichTextNode | RichTextNode[] => {
    if (typeof node === 'string') return fill(node, around.site)
    const children = node.children && shownNodes(node.children, around)
    const inside = children && { children }
    if (node.path === undefined) return { ...node, ...inside }
    const path = shownAddress(node.path, around)
    if (path === undefined) return children ?? []
    return { ...node, path, ...(isExternal(node.path) && { external: true }), ...inside }
  })
  // Most texts have no link that became its words.
  return shown.some((node, place) => typeof node === 'string' && typeof shown[place + 1] === 'string')
    ? joined(shown)
    : shown
}

/** Words that follow each other are one part. */
function joined(nodes: readonly RichTextNode[]): RichTextNode[] {
  const parts: RichTextNode[] = []
  for (const node of nodes) {
    const last = parts.at(-1)
    if (typeof node === 'string' && typeof last === 'string') parts[parts.length - 1] = last + node
    else parts.push(node)
  }
  return parts
}

/** Where a link of a document leads on the page; undefined while the page it leads to is held back. */
export function shownAddress(path: string, { index, site }: Around): string | undefined {
  return finalAddress(fill(path, site), index)
}
