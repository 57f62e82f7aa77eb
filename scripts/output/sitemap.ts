import { SitemapStream, streamToPromise } from 'sitemap'
import type { PageIndex } from '../content/page-index'

/**
 * The site map: every page search engines may show, at its canonical address. The day of the last change is stated
 * only where the document states one: an invented day teaches search engines to ignore all of them.
 * https://www.sitemaps.org/protocol.html
 */
export async function sitemap(index: PageIndex, url: string): Promise<string> {
  const stream = new SitemapStream({ hostname: url, lastmodDateOnly: true })
  for (const page of index.pages) {
    if (page.path === '/404') continue
    const lastmod = page.updated ?? page.published
    stream.write({ url: page.canonical ?? page.path, ...(lastmod && { lastmod }) })
  }
  stream.end()
  return `${(await streamToPromise(stream)).toString()}\n`
}

/** What crawlers may read: everything. Page data carries its own noindex, as a blocked file could not be rendered. */
export function robots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`
}
