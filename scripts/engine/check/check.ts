import type { AuthorNames } from '../load/author-files'
import type { Finding } from '../problems/finding'
import type { Rule } from '../problems/rule'
import type { Roots, Site } from '../schema/document.generated'
import type { Field } from '../schema/fields'
import type { Facts } from '../site/facts'
import type { PageIndex } from '../site/page-index'
import type { StrayFiles } from './stray-files'

/** A document as a check sees it; it may break the schema. */
export interface Draft {
  file: string
  path: string
  value: unknown
  /** Whether the file reads as JSON without a problem: only then is surely absent what is not in it. */
  whole: boolean
  /** Where each kind of page is at home; absent where _site.json cannot be read. */
  roots: Roots | undefined
  /** Every text, link, icon and picture in it, in reading order. */
  fields: Field[]
}

/** Rules that one document keeps or breaks by itself, and what finds where. */
export interface DocumentCheck {
  rules: readonly Rule[]
  find: (draft: Draft) => Finding[]
}

/** Everything a rule between pages may need. */
export interface Whole {
  /** The pages that are or will be published; what drafts would be among them is looked at apart. */
  index: PageIndex
  /** Those in whose files mistakes are looked for: all, or only some, where what is wrong with the others is known. */
  pages: readonly Facts[]
  site: Site
  siteFile: string
  /** The names of the files that authors have put into _images, _videos and _files. */
  authored: AuthorNames
  strays: StrayFiles
  /** The words of the site's own that no dictionary has. */
  words: ReadonlySet<string>
  /** The day the site is built for: 2026-11-20. */
  date: string
  /** Files of pages that were published until they were held back; absent where nobody remembers. */
  withdrawn?: readonly string[]
  /** Reads a document again, to say where in it a mistake is. Only what is found in that very file may depend on it. */
  draft: (file: string) => Draft
  /** The places on a page that links may lead to. */
  placesOn: (page: Facts) => Pick<Facts, 'anchors' | 'headings'>
}

/** What every check between pages hears of: where pages are, and whether they are published. */
export const heardByAll = ['file', 'path', 'kind', 'group', 'aliases', 'canonical', 'draft', 'published'] as const

/** Of the places on a page only who looks at them hears. */
type AskedFor = Exclude<keyof Facts, (typeof heardByAll)[number] | 'stamp' | 'hash' | 'anchors' | 'headings'>

/** Rules that pages keep or break together. They work on facts; a document is read only once it is known to be wrong. */
export interface SiteCheck {
  rules: readonly Rule[]
  /** The further facts of pages by which it judges: as long as these stay what they are, it finds what it found. */
  asks: readonly AskedFor[]
  /**
   * Whether what it warns of on a page never depends on what other pages say, but on where they are and into which it
   * looked: then it looks at edited pages alone. Of errors that need not be so: of a dead link it is told how many pages
   * have it.
   */
  eachByItself?: true
  find: (whole: Whole) => Finding[]
}
