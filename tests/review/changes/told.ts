import { changesBetween, type Changes } from '../../../scripts/review/changes/changes'
import { SiteState } from '../../../scripts/review/changes/state'
import { today, withFolder, type Files } from '../../engine/virtual-site'

/** What is said of the way from one state of the tiny site to another. */
export function changesOf(before: Files, after: Files, date = today): Changes {
  return withFolder(before, (one) =>
    withFolder(after, (other) => changesBetween(new SiteState(one, date), new SiteState(other, date), date)),
  )
}

/** The same as lines: each page by its title, what is said of it below. */
export function told(before: Files, after: Files, date = today): string[] {
  const { pages, elsewhere } = changesOf(before, after, date)
  return [...pages.flatMap(({ page, sentences }) => [`${page}:`, ...sentences]), ...(elsewhere ? [elsewhere] : [])]
}
