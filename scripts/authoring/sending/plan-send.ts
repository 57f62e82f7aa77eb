import type { Content } from '../../engine/check/content'
import type { Told } from '../../engine/progress'
import { changesBetween, type Changes } from '../../review/changes/changes'
import { SiteState } from '../../review/changes/state'
import type { Checkout } from '../../review/git/checkout'
import { returnedFiles, type Returned } from '../../review/git/older-states'
import { filesBetween, otherChanges, treeWithPages } from '../../review/git/save'
import { withFolderAt } from '../../review/git/tree'
import { madeFiles } from './made-files'

/** What there is to send. */
export interface SendPlan {
  /** The project with these pages. */
  tree: string
  /** The state that it follows. */
  after: string
  /** The folder of documents, as problems name it. */
  folder: string
  /** The files by their names in it. */
  names: string[]
  /** The pages and pictures that are not as they were there. */
  files: string[]
  /** Of these, what is exactly as it was before somebody's change: perhaps from an old copy. */
  returned: Returned[]
  /** What else was changed in the project, which is left alone. */
  others: string[]
  changes: Changes
  /** What is in the pages now, and wrong with them. */
  content: Content
}

/** Who hears of the planning. */
export interface Planning {
  told?: Told
  /** What is to be sent is fixed: what is saved from now on is no part of it. */
  fixed?: () => void
}

/**
 * Works out what there is to send, without sending it.
 * @param folder the folder of documents @param date the day to see them on
 */
export function planSend(checkout: Checkout, folder: string, date: string, { told, fixed }: Planning = {}): SendPlan {
  const after = checkout.head
  const now = new SiteState(folder, date, told)
  const made = madeFiles(checkout, now.content)
  const tree = treeWithPages(checkout, after, made)
  fixed?.()
  const changesSince = (before: string) => changesBetween(new SiteState(before, date, told), now, date)
  const files = filesBetween(checkout, after, tree, checkout.pages)
  return {
    tree,
    after,
    folder,
    names: files.map((file) => file.slice(checkout.pages.length + 1)),
    files,
    returned: returnedFiles(checkout, after, tree, files),
    others: otherChanges(checkout, made),
    changes: withFolderAt(after, checkout.pages, changesSince, checkout.folder),
    content: now.content,
  }
}
