import { feedAddress, type Feed } from '../../../../src/page/feeds'
import type { Site } from '../../../../src/page/page.generated'
import { momentOf, type Entry } from './entry'
import { escapeXml } from './escape'

/**
 * A feed as RSS 2.0, by https://www.rssboard.org/rss-specification and the advice of
 * https://www.rssboard.org/rss-profile: its own address, and beside a summary the whole text. Written here, as the
 * package `feed` writes JSON Feed 1 and not 1.1, and names the moment of the build.
 */
export function rss(feed: Feed, entries: readonly Entry[], site: Site): string {
  const latest = entries
    .flatMap(({ published, updated }) => updated ?? published ?? [])
    .sort()
    .at(-1)
  const channel = [
    element('title', feed.title),
    element('link', site.url + feed.home),
    element('description', feed.description),
    element('language', 'en-us'),
    ...(latest === undefined ? [] : [element('lastBuildDate', dateOf(latest))]),
    `<atom:link href="${escapeXml(site.url + feedAddress(feed, 'rss'))}" rel="self" type="application/rss+xml"/>`,
    ...entries.map(itemOf),
  ]
  const namespaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/"'
  return `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" ${namespaces}>\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`
}

function itemOf({ url, title, summary, html, published, tags }: Entry): string {
  const parts = [
    element('title', title),
    element('link', url),
    element('guid', url),
    ...(published === undefined ? [] : [element('pubDate', dateOf(published))]),
    ...tags.map((tag) => element('category', tag)),
    element('description', summary),
    element('content:encoded', html),
  ]
  return `<item>\n${parts.join('\n')}\n</item>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** As RFC 822 has it, with four digits for the year: Fri, 20 Nov 2026 12:00:00 GMT. */
function dateOf(day: string): string {
  return new Date(momentOf(day)).toUTCString()
}
