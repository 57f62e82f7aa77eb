import { isClosed } from '../site/lists'
import type { PageIndex } from '../site/page-index'

interface Entry {
  url: string
  lastmod?: string
}

/**
 * What the site map lists: every page search engines may show, at its canonical address. A closed job is none of them, nor is
 * the page to search on. The day of the last change is stated only where the document states one: an invented day teaches search engines to ignore all of them.
 * @param date the day to build for @param search where the site is searched
 */
export function sitemapEntries(index: PageIndex, date: string, search?: string): Entry[] {
  return index.pages.flatMap(({ path, canonical, updated, published, job }) => {
    const lastmod = updated ?? published ?? job?.posted
    return path === '/404' || path === search || (job && isClosed(job, date))
      ? []
      : [{ url: canonical ?? path, ...(lastmod && { lastmod }) }]
  })
}

/** The site map as XML: https://www.sitemaps.org/protocol.html. @param url the site's address */
export async function sitemap(entries: Entry[], url: string): Promise<string> {
  // Loaded here: most builds change no address, and the library takes longer to load than to write.
  const { SitemapStream, streamToPromise } = await import('sitemap')
  const stream = new SitemapStream({ hostname: url, lastmodDateOnly: true })
  for (const entry of entries) stream.write(entry)
  stream.end()
  return `${(await streamToPromise(stream)).toString()}\n`
}

/**
 * What crawlers may read: everything. Page data carries its own noindex, as a blocked file could not be rendered; so
 * does each page of a preview, which nobody would read of a page that must not be fetched.
 * @param url the site's address; undefined for a preview, which has no site map
 */
export function robots(url: string | undefined): string {
  const all = 'User-agent: *\nAllow: /\n'
  return url === undefined ? all : `${all}\nSitemap: ${url}/sitemap.xml\n`
}
