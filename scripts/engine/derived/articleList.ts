import { summaryOf } from '../site/lists'
import type { Derivation } from './derivation'
import { listHash, shortHash } from './list-hash'
import { furtherPages, partOf } from './parts'
import { withCover } from './related'

/** Every article, or the newest, the newest first. */
export const articleList: Derivation<'articleList'> = {
  notes: ({ most }) => (typeof most === 'number' ? [String(most)] : undefined),
  dependsOn: ({ by: [most] = [] }, _, around) =>
    most === undefined
      ? listHash('articles', around)
      : shortHash(around.lists.articles.slice(0, Number(most)).map((page) => summaryOf(page, around))),
  entries: ({ by }, { index }) => (by ? 0 : index.ofKind('article').length),
  resolve: (section, around) => {
    const { articles } = around.lists
    const shown = section.most ? articles.slice(0, section.most) : partOf(articles, around.part)
    const further = section.most
      ? {}
      : furtherPages(section, around, articles.length, ['Newer articles', 'Older articles'])
    return { ...section, articles: shown.map((page) => withCover(summaryOf(page, around), around)), ...further }
  },
}
