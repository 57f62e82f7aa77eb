import { withdrawnPage } from '../engine/check/rules/withdrawn-pages'
import type { Problem } from '../engine/problems/problem'
import { dayInWords } from '../engine/problems/words/days'
import { listed } from '../engine/problems/words/sentence'
import type { Facts } from '../engine/site/facts'
import { asDraft, heldBack } from '../engine/site/held-back'
import type { PageIndex } from '../engine/site/page-index'
import { frames } from './pretty'

/** How many pages are named before the others are only counted. */
const mostNamed = 10

/**
 * What is said of pages that are held back.
 * @param shown the pages that were built, with those that wait @param date the day they were built for
 * @param isPreview whether they were built with all that can be shown
 */
export function pagesHeldBack(shown: PageIndex, date: string, isPreview = false): string[] {
  const named = (pages: readonly Facts[]) =>
    listed(
      pages.map((page) => inWords(page, date)),
      mostNamed,
    )
  const marked = shown.pages.filter((page) => heldBack(page, date) !== undefined)
  if (!isPreview) return shown.waiting.length > 0 ? [`Not published yet: ${named(shown.waiting)}.`] : []
  return [
    `This is a preview, which search engines leave out. ${marked.length > 0 ? `Not published yet, and marked in it: ${named(marked)}.` : 'No page in it waits to be published.'}`,
    ...(shown.waiting.length > 0 ? [`Not in it, as something is wrong there: ${named(shown.waiting)}.`] : []),
  ]
}

/** Of all warnings the one that cannot wait for npm run validate: what ends with this very build. */
export function pagesTakenBack(problems: readonly Problem[]): string[] {
  return frames(problems.filter(({ rule }) => rule === withdrawnPage.id))
}

/** Such as “/cloud (a draft)”. */
function inWords(page: Facts, date: string): string {
  const until = heldBack(page, date) ?? ''
  return `${page.path} (${until === asDraft ? 'a draft' : dayInWords(until)})`
}
