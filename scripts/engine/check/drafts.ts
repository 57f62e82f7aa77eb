import { isError, type Problem } from '../problems/problem'
import type { Facts } from '../site/facts'
import { asDraft, heldBack, type Release } from '../site/held-back'
import { PageIndex } from '../site/page-index'

/** What the last build remembers of what it published. */
export interface Built {
  /** By file, every page it knew. */
  pages: ReadonlyMap<string, Release>
  /** Files of pages that were published before, and were held back already then. */
  withdrawn: readonly string[]
}

/** The pages that say of themselves that they are not to be published. */
export function draftsAmong({ pages }: PageIndex, date: string): Facts[] {
  return pages.filter((page) => heldBack(page, date) === asDraft)
}

/** Problems as they count: nobody gets to see a draft, so whatever is wrong with it keeps nothing from being published. */
export function asInDrafts(problems: readonly Problem[], index: PageIndex, date: string): Problem[] {
  const files = new Set(draftsAmong(index, date).map(({ file }) => file))
  return problems.map((problem) =>
    isError(problem) && files.has(problem.file) ? { ...problem, severity: 'warning', draft: true } : problem,
  )
}

/**
 * The pages that a site consists of on a day, with the others waiting.
 * @param problems in a preview, which has all pages but those that have an error: what is wrong cannot be shown
 */
export function shownPages(index: PageIndex, date: string, problems?: readonly Problem[]): PageIndex {
  const faulty = problems && new Set(problems.flatMap(({ file, severity }) => (severity === 'error' ? [file] : [])))
  const isShown = (page: Facts) => heldBack(page, date) === undefined || (faulty && !faulty.has(page.file))
  const shown = index.pages.filter(isShown)
  if (shown.length === index.pages.length) return index
  return new PageIndex(
    shown,
    index.pages.filter((page) => !isShown(page)),
  )
}

/**
 * Files of pages that were published until somebody held them back: by what the last build knew they would be part of
 * the site on this day.
 */
export function withdrawnPages({ pages }: PageIndex, date: string, built: Built | undefined): string[] {
  if (!built) return []
  const withdrawn = new Set(built.withdrawn)
  const wasShown = (before: Release | undefined) => before !== undefined && heldBack(before, date) === undefined
  return pages.flatMap((page) =>
    heldBack(page, date) !== undefined && (withdrawn.has(page.file) || wasShown(built.pages.get(page.file)))
      ? [page.file]
      : [],
  )
}
