import type { Page, Site } from './page.generated'

/** An element of the page's <head>. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; attributes: { name?: string; property?: string; content: string } }
  | { tag: 'link'; attributes: { rel: string; type?: string; title?: string; href: string } }

const longestTitle = 60
const cardSize = { width: '1200', height: '630' }

/** What is known of a page while it is on its way: its address, and what it was called by the link that led here. */
export type ComingPage = Pick<Page, 'path' | 'title'>

/**
 * Everything a page says about itself to search engines and link previews. The build and the browser call this with
 * the same data: React takes over a tag only if it is equal to the letter, and would double it otherwise.
 * Open Graph: https://ogp.me
 */
export function headOf(page: Page | ComingPage, site: Site): HeadTag[] {
  if (!('sections' in page)) return [{ tag: 'title', text: page.title }]
  const { description, canonical, keywords, image, imageAlt, published, updated, kind } = page
  const title = titleOf(page, site)
  return [
    { tag: 'title', text: title },
    named('description', description),
    ...(keywords ? [named('keywords', keywords.join(', '))] : []),
    // A page without a place in search results has no address to prefer either.
    ...(page.indexed
      ? [{ tag: 'link' as const, attributes: { rel: 'canonical', href: canonical } }]
      : [named('robots', 'noindex')]),
    property('og:site_name', site.name),
    property('og:type', kind === 'article' ? 'article' : 'website'),
    property('og:title', page.title),
    property('og:description', description),
    property('og:url', canonical),
    ...(image
      ? [
          property('og:image', image),
          property('og:image:width', cardSize.width),
          property('og:image:height', cardSize.height),
          ...(imageAlt ? [property('og:image:alt', imageAlt)] : []),
          named('twitter:card', 'summary_large_image'),
          ...(imageAlt ? [named('twitter:image:alt', imageAlt)] : []),
        ]
      : []),
    ...(published ? [property('article:published_time', published)] : []),
    ...(updated ? [property('article:modified_time', updated)] : []),
  ]
}

/**
 * The tags as HTML, equal to what React makes of them (tests/e2e/head-tags.test.ts): React itself would take longer over them
 * than over a section.
 */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags
    .map((tag) =>
      tag.tag === 'title' ? `<title>${escape(tag.text)}</title>` : `<${tag.tag}${attributesHtml(tag.attributes)}>`,
    )
    .join('')
}

function attributesHtml(attributes: Record<string, string | undefined>): string {
  let html = ''
  for (const name in attributes) html += ` ${name}="${escape(attributes[name] ?? '')}"`
  return html
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

function escape(text: string): string {
  if (!/[&<>"']/.test(text)) return text
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** The page's title with the company's name after it, where search engines would not cut it off. */
export function titleOf(page: Page, site: Site): string {
  const withName = `${page.title} | ${site.name}`
  return page.title.includes(site.name) || withName.length > longestTitle ? page.title : withName
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } }
}

function property(property: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property, content } }
}
