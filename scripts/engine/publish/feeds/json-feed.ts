import { feedAddress, type Feed } from '../../../../src/page/feeds'
import type { Site } from '../../../../src/page/page.generated'
import { momentOf, type Entry } from './entry'

/** A feed as JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(feed: Feed, entries: readonly Entry[], site: Site): string {
  const made = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: site.url + feed.home,
    feed_url: site.url + feedAddress(feed, 'json'),
    description: feed.description,
    icon: `${site.url}/icon-512.png`,
    authors: [{ name: site.name, url: `${site.url}/` }],
    language: 'en-US',
    items: entries.map(itemOf),
  }
  return `${JSON.stringify(made, undefined, 1)}\n`
}

function itemOf({ url, title, summary, html, published, updated, image, tags }: Entry): object {
  return {
    id: url,
    url,
    title,
    summary,
    content_html: html,
    ...(image !== undefined && { image }),
    ...(published !== undefined && { date_published: momentOf(published) }),
    ...(updated !== undefined && { date_modified: momentOf(updated) }),
    ...(tags.length > 0 && { tags }),
  }
}
