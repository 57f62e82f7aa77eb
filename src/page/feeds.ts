import type { HeadTag } from './head'
import type { Site } from './page.generated'

/** What can be subscribed to. */
export interface Feed {
  name: 'articles' | 'jobs'
  title: string
  description: string
  /** The page that lists the same. */
  home: string
}

/** The forms of each, which are the endings of their files. */
export const feedForms = ['rss', 'json'] as const
type Form = (typeof feedForms)[number]

const types = { rss: 'application/rss+xml', json: 'application/feed+json' } as const

/** The feeds of a site: one for each list that it has. */
export function feedsOf({ name: company, roots: { articles, careers } }: Pick<Site, 'name' | 'roots'>): Feed[] {
  const all = [
    { name: 'articles', title: `${company}: articles`, description: `Articles by ${company}.`, home: articles },
    { name: 'jobs', title: `${company}: open jobs`, description: `Open jobs at ${company}.`, home: careers },
  ] as const
  return all.flatMap(({ home, ...feed }) => (home ? [{ ...feed, home }] : []))
}

/** Where a feed lies: /feeds/articles.rss. */
export function feedAddress({ name }: Pick<Feed, 'name'>, form: Form): string {
  return `/feeds/${name}.${form}`
}

/**
 * What every page says of the feeds. It is the same on all, so no script has to change it, and none has it.
 * https://www.rssboard.org/rss-autodiscovery, https://www.jsonfeed.org/version/1.1/#discovery
 */
export function feedLinks(site: Pick<Site, 'name' | 'roots'>): HeadTag[] {
  return feedsOf(site).flatMap((feed) =>
    feedForms.map((form) => ({
      tag: 'link',
      attributes: { rel: 'alternate', type: types[form], title: feed.title, href: feedAddress(feed, form) },
    })),
  )
}
