import type { Between } from '../check/between/find-between'
import type { Known } from '../check/content'
import type { TextStore } from '../files/text-store'
import type { Roots } from '../schema/document.generated'
import type { Facts } from '../site/facts'
import type { ListOrders } from '../site/lists'

/** What a build remembers of a page. */
export interface BuiltPage {
  facts: Facts
  /** Hash of what the page shows from elsewhere: breadcrumb, lists, where links lead; `notMade` of one that is held back. */
  inputs: string
  /** The words that the search finds it by, as scripts/engine/site/search-index.ts has them; none of one that is not to be found. */
  words: string
}

/** In place of what a page shows that is not made. */
export const notMade = ''

/** Files of the output with their checksums. */
export type MadeFiles = Readonly<Record<string, string>>

/** What a build remembers, so that the next one does only what has changed. */
export interface BuildState {
  /** Every file of the output with its checksum. A build by other code understands this much, to remove what is no longer made. */
  files: Record<string, string>
  code: string
  assets: string
  /** The shell data's name. */
  shell: string
  /** Hash of what {company} and its like stood for. */
  identity: string
  pagesFolder: string
  /** Which share of the pages it made: 1/1 is all. */
  share: string
  /** Hash of the names of all social cards that were drawn. */
  cards: string
  /** Where each kind of page was at home. */
  roots: Roots
  /** The colors and drawings of the groups. */
  look: string
  /** Until when its security.txt may be relied on. */
  expires: string
  /** Whether it was a preview, with pages that are held back. */
  preview: boolean
  /** Files of pages that were published until they were held back. */
  withdrawn: string[]
  /** When the documents were read, in milliseconds since 1970. */
  readAt: number
  /** Every page there was, also those that are held back. */
  pages: BuiltPage[]
  /** What was found between the pages. */
  between: Between
  /** Those of the lists of pages that are shown. */
  orders: ListOrders
  /** Hash by file name of what is not a page: site map, redirects … */
  globals: Record<string, string>
  /** Where most facts of the pages stand, if they were remembered before. */
  texts: TextStore | undefined
}

/** What a build remembers of documents, which spares reading those that have not changed since. */
export function knownFrom({ pages, readAt, roots, between, withdrawn }: BuildState): Known {
  const facts = new Map(pages.map(({ facts: own }) => [own.file, own]))
  return { facts, readAt, roots, between, built: { pages: facts, withdrawn } }
}

/** By which code a build was made, and from what. */
export type Origin = Pick<BuildState, 'code' | 'pagesFolder'>

/** Whether a build was made by this code from these documents: only then is what it remembers true of them. */
export function isOf(state: Origin, code: string, pages: string): boolean {
  return state.code === code && state.pagesFolder === pages
}
