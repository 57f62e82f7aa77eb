import type { ArticlePart, Diagram, Page, RichTextNode, Site } from '../../../../src/page/page.generated'
import { escapeXml } from './escape'

/**
 * The text of an article as HTML that stands by itself, in a feed reader: no classes, no scripts, whole addresses.
 * @param site whose address links within it get
 */
export function articleHtml({ sections, canonical }: Page, { url }: Pick<Site, 'url'>): string {
  const whole = (address: string) => wholeAddress(address, canonical, url)
  return sections
    .flatMap((section) => (section.type === 'articleBody' ? section.body.map((part) => partHtml(part, whole)) : []))
    .join('')
}

type Whole = (address: string) => string

function partHtml(part: ArticlePart, whole: Whole): string {
  if (typeof part === 'string' || 'tag' in part) return nodeHtml(part, whole)
  if ('diagram' in part) return diagramHtml(part, whole)
  const { src, alt, width, height } = part.picture
  const picture = `<img src="${escapeXml(whole(src))}" alt="${escapeXml(alt)}" width="${width}" height="${height}">`
  const caption = part.caption && `<figcaption>${escapeXml(part.caption)}</figcaption>`
  return `<figure>${picture}${caption ?? ''}</figure>`
}

function diagramHtml({ title }: Diagram, whole: Whole): string {
  return `<p><a href="${escapeXml(whole(''))}">Diagram: ${escapeXml(title)}</a></p>`
}

const withoutEnd = new Set(['br', 'hr'])

function nodeHtml(node: RichTextNode, whole: Whole): string {
  if (typeof node === 'string') return escapeXml(node)
  const { tag, path, children = [] } = node
  const address = tag === 'a' && path !== undefined ? ` href="${escapeXml(whole(path))}"` : ''
  const inside = children.map((child) => nodeHtml(child, whole)).join('')
  return withoutEnd.has(tag) ? `<${tag}>` : `<${tag}${address}>${inside}</${tag}>`
}

/** @param canonical the page's own whole address, for links within it @param url the site's */
function wholeAddress(address: string, canonical: string, url: string): string {
  if (address === '' || address.startsWith('#')) return canonical + address
  return address.startsWith('/') ? url + address : address
}
