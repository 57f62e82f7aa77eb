import type { Facts } from '../site/facts'
import type { Surroundings } from '../site/surroundings'
import { articlesOn } from '../site/topics'
import type { Derivation } from './derivation'
import { listHash, shortHash } from './list-hash'
import { furtherPages, partOf } from './parts'
import { summaryWithCover } from './related'

/** How a list is noted that has only articles on the topic of its page. */
const byTopic = 'topic'

/** Every article, or the newest, or those on the topic of the page, the newest first. */
export const articleList: Derivation<'articleList'> = {
  notes: (section) => {
    const by = noted(section)
    return by.length > 0 ? by : undefined
  },
  dependsOn: ({ by }, facts, around) =>
    by === undefined
      ? listHash('articles', around)
      : shortHash(listed(by, facts, around).map((page) => summaryWithCover(page, around))),
  entries: ({ by = [] }, { index }, { path }) => {
    if (mostIn(by) !== undefined) return 0
    return by.includes(byTopic) ? articlesOn(path, index).size : index.ofKind('article').length
  },
  resolve: (section, around) => {
    const { most } = section
    const all = listed(noted(section), around.facts, around)
    const shown = most ? all : partOf(all, around.part)
    const further = most ? {} : furtherPages(section, around, all.length, ['Newer articles', 'Older articles'])
    return { ...section, articles: shown.map((page) => summaryWithCover(page, around)), ...further }
  },
}

function noted({ most, ownTopic }: { most?: unknown; ownTopic?: unknown }): string[] {
  return [...(typeof most === 'number' ? [String(most)] : []), ...(ownTopic === true ? [byTopic] : [])]
}

function listed(by: readonly string[], { path }: Facts, { lists, index }: Surroundings): readonly Facts[] {
  const on = by.includes(byTopic) ? articlesOn(path, index) : undefined
  const all = on ? lists.articles.filter((article) => on.has(article.path)) : lists.articles
  const most = mostIn(by)
  // A copy of all would be made for each part of them.
  return most === undefined ? all : all.slice(0, most)
}

function mostIn(by: readonly string[]): number | undefined {
  const most = by.find((noted) => noted !== byTopic)
  return most === undefined ? undefined : Number(most)
}
