import type { Facts } from './facts'
import { partsOf } from './links'
import type { PageIndex } from './page-index'

const known = new WeakMap<PageIndex, ReadonlyMap<string, ReadonlySet<string>>>()

/** The pages that an article names as its topics, in its order; one that is held back is none yet. */
export function topicsOf({ topics = [] }: Facts, index: PageIndex): Facts[] {
  const pages = topics.map((topic) => index.answer(partsOf(topic).address)?.page)
  return [...new Set(pages)].filter((page) => page !== undefined)
}

/** The addresses of the articles that name a page as a topic. @param path the page's */
export function articlesOn(path: string, index: PageIndex): ReadonlySet<string> {
  const byTopic = known.get(index) ?? gathered(index)
  known.set(index, byTopic)
  return byTopic.get(path) ?? none
}

const none: ReadonlySet<string> = new Set()

function gathered(index: PageIndex): Map<string, Set<string>> {
  const byTopic = new Map<string, Set<string>>()
  for (const article of index.ofKind('article'))
    for (const { path } of topicsOf(article, index))
      byTopic.set(path, (byTopic.get(path) ?? new Set()).add(article.path))
  return byTopic
}
