import type { ArticleEnd, Link } from '../../../src/page/page.generated'
import { withAnchors } from '../site/anchors'
import { neighborsOf } from '../site/article-neighbors'
import type { Facts } from '../site/facts'
import { fill } from '../site/placeholders'
import type { Surroundings } from '../site/surroundings'
import { topicsOf } from '../site/topics'
import { neverParted, nothingNoted, type Derivation } from './derivation'

/**
 * The text of an article: its headings get ids, its tables and code names. Below its last words stands where to go on,
 * once it is a page by itself and not a part of one.
 */
export const articleBody: Derivation<'articleBody'> = {
  notes: nothingNoted,
  dependsOn: (_, facts, around) => (facts.kind === 'article' ? waysOn(facts, around) : undefined),
  entries: neverParted,
  resolve: (section, around) => {
    const { anchors, labels, document, facts } = around
    const isLast = section.id === around.articleEnd
    return {
      ...section,
      body: labels.giveWithin(withAnchors(section.body.flat(), anchors)),
      ...(facts.kind === 'article' &&
        isLast && {
          end: { title: fill(document.title, around.site), path: facts.path, ...waysOn(facts, around) },
        }),
    }
  },
}

function waysOn(page: Facts, around: Surroundings): Omit<ArticleEnd, 'title' | 'path'> {
  const { lists, index, site } = around
  const linkTo = ({ path, label }: Facts): Link => ({ label: fill(label, site), path })
  const { previous, next } = neighborsOf(page, lists.articles)
  const topics = topicsOf(page, index).map(linkTo)
  return {
    ...(topics.length > 0 && { topics }),
    ...(previous && { previous: linkTo(previous) }),
    ...(next && { next: linkTo(next) }),
  }
}
