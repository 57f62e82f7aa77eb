import type { Facts } from '../site/facts'
import { isClosed } from '../site/openings'
import type { Surroundings } from '../site/surroundings'

interface Entry {
  url: string
  lastmod?: string
}

/** What the site map lists: every page search engines may show, at its canonical address. A closed job is none of them, nor is the page to search on. */
export function sitemapEntries(around: Surroundings): Entry[] {
  const search = around.site.roots?.search
  return around.index.pages.flatMap((page) => {
    const { path, canonical = path, job } = page
    const lastmod = lastChange(page, around)
    return path === '/404' || path === search || (job && isClosed(job, around.date))
      ? []
      : [{ url: canonical, ...(lastmod !== undefined && { lastmod }) }]
  })
}

/**
 * The day on which a page last changed in substance. It is stated only where the document states one: an invented day
 * teaches search engines to ignore all of them. A page that lists articles or jobs changed with the newest of them, too.
 * A day to come is no day on which anything has changed.
 */
function lastChange({ updated, published, job, derived }: Facts, { lists, date }: Surroundings): string | undefined {
  const stated = [updated, published, job?.posted].filter((day) => day !== undefined)
  if (stated.length === 0) return undefined
  const listed = derived.flatMap(({ type }) => {
    if (type === 'articleList') return lists.articles[0]?.published ?? []
    return type === 'jobBoard' ? (lists.newestOpenings[0]?.job?.posted ?? []) : []
  })
  return [...stated, ...listed]
    .filter((day) => day <= date)
    .sort()
    .at(-1)
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
