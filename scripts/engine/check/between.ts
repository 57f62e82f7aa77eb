import { isDeepStrictEqual } from 'node:util'
import { isError, type Problem } from '../problems/problem'
import type { Facts } from '../site/facts'
import { allFacts } from '../site/kept-facts'
import { partsOf } from '../site/links'
import type { PageIndex } from '../site/page-index'

/** What was found between the pages. The same object as before where they say to each other what they did. */
export interface Between {
  /** Names what the pages stood in: _site.json, the day, and each picture as it was. */
  around: string
  problems: Problem[]
}

/**
 * What was found between the pages, if they say the same to each other as they did; undefined where that must be
 * looked at.
 * @param around as it is now @param known the facts as they were, by file
 */
export function betweenAsBefore(
  around: string,
  index: PageIndex,
  known: ReadonlyMap<string, Facts>,
  between: Between | undefined,
): Between | undefined {
  if (between?.around !== around || index.pages.length !== known.size) return undefined
  const told = new Set(between.problems.map(({ file }) => file))
  const areTwins = between.problems.some(isError)
  const isAsBefore = (page: Facts, before = known.get(page.file)) =>
    page === before ||
    // Where a problem stands in a text that has changed is not known.
    (isAlike(page, before) &&
      !told.has(page.file) &&
      (hasSameAnchors(page, before) || !(areTwins || isPointedInto(page, index))))
  return index.pages.every((page) => isAsBefore(page)) ? between : undefined
}

/** All that other pages may hear of a page but its anchors; its headings only the search hears of. */
function isAlike(page: Facts, before: Facts | undefined): before is Facts {
  const toOthers = (facts: Facts) => {
    const { stamp: _, hash: __, problems: ___, anchors: ____, headings: _____, ...rest } = allFacts(facts)
    // What is wrong with a draft keeps it out of previews, and whoever mends a page is told what can wait.
    return JSON.stringify([rest, facts.problems.length > 0, facts.problems.some(isError)])
  }
  return before !== undefined && toOthers(page) === toOthers(before)
}

function hasSameAnchors({ anchors }: Facts, before: Facts): boolean {
  return isDeepStrictEqual(anchors, before.anchors)
}

/**
 * Whether a link leads to a place on the page. A heading gives its section an anchor, of which only such links hear, and
 * who tells which of two pages that are taken for twins is the right one.
 */
function isPointedInto(page: Facts, index: PageIndex): boolean {
  const leadsInto = (link: string) => index.answer(partsOf(link).address)?.page === page
  const { deepLinks: own = [] } = page
  return own.some((link) => link.startsWith('#')) || index.pages.some(({ deepLinks }) => deepLinks?.some(leadsInto))
}
