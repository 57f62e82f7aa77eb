import path from 'node:path'
import { fileOf } from '../../../src/page/route'
import type { Between } from '../check/between'
import type { Known } from '../check/content'
import type { Listed } from '../derived/derivation'
import { partsOfPage } from '../derived/derived'
import { partAddress } from '../derived/parts'
import { isBelow, readNoteWithBytes, writeNote } from '../files/note'
import { changePlace } from '../files/place'
import { optimizeFor } from '../optimizer'
import { versions } from '../render/bundles'
import type { Roots } from '../schema/document.generated'
import type { Facts } from '../site/facts'
import { areKeptFacts, keepFacts, recallFacts, type KeptFacts } from '../site/kept-facts'
import type { ListOrders } from '../site/lists'
import { isText, listOf, recordOf, withFields, type Guard } from '../text/shape'

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
}

/** Where a build keeps what it remembers: dist → .dist */
export function stateFolder(out: string): string {
  return changePlace(out).aside
}

export const stateFile = 'state.json'

/** The same as it is written: facts and inputs in columns, which are read in a quarter of the time. */
interface WrittenState extends Omit<BuildState, 'pages'> {
  kept: KeptFacts
  inputs: string[]
  words?: string[]
}

const isUnderstood = withFields({
  files: recordOf(isText, isBelow),
  code: isText,
  kept: areKeptFacts,
  inputs: listOf(isText),
  globals: recordOf(isText),
})

/** No more is looked at than is used of what other code remembers: the rest is as this code has written it. */
const isWrittenState: Guard<WrittenState> = (note): note is WrittenState => isUnderstood(note)

/** Writes what a build remembers; nobody finds half of it. */
export function writeState(file: string, { pages, ...rest }: BuildState): void {
  const { kept, texts } = keepFacts(pages.map(({ facts }) => facts))
  writeNote(
    file,
    { ...rest, kept, inputs: pages.map(({ inputs }) => inputs), words: pages.map(({ words }) => words) },
    texts,
  )
}

/** What the last build remembers; undefined if there was none, or its note is damaged. */
export function readState(out: string): BuildState | undefined {
  const read = readNoteWithBytes(path.join(stateFolder(out), stateFile), isWrittenState)
  if (!read) return undefined
  const { kept, inputs, words = [], ...rest } = read.note
  optimizeFor(0, inputs.length)
  const facts = recallFacts(kept, read.bytes)
  const pages = facts?.map((own, place) => ({
    facts: own,
    inputs: inputs[place] ?? notMade,
    words: words[place] ?? '',
  }))
  return pages && { ...rest, pages }
}

/** What a build remembers of documents, which spares reading those that have not changed since. */
export function knownFrom({ pages, readAt, roots, between, withdrawn }: BuildState): Known {
  const facts = new Map(pages.map(({ facts: own }) => [own.file, own]))
  return { facts, readAt, roots, between, built: { pages: facts, withdrawn } }
}

/**
 * What the last build left: the files it made, if that is known, and all it remembers. Where that is not true any more
 * nothing but the files is kept in memory: the rest is 244 MB of 100,000 jobs.
 */
export function lastBuild(
  out: string,
  isTrue: (state: BuildState) => boolean,
): { files?: MadeFiles; last?: BuildState } {
  const state = readState(out)
  if (!state) return {}
  return isTrue(state) ? { files: state.files, last: state } : { files: state.files }
}

/** Whether a build was made by this code from these documents: only then is what it remembers true of them. */
export function isOf(state: BuildState, code: string, pages: string): boolean {
  return state.code === code && state.pagesFolder === pages
}

/** What the last build into a folder remembers of documents, if it is true of them. */
export function knownFromBuild(out: string, pages: string): Known | undefined {
  const state = readState(out)
  return state && isOf(state, versions().code, pages) ? knownFrom(state) : undefined
}

/** Where a page is published: at its own path and its stated canonical; the further pages of a long list below it. */
export function addressesOf(page: Facts, listed: Listed): string[][] {
  const { path: own, canonical } = page
  const addresses = canonical && canonical !== own ? [own, canonical] : [own]
  const parts = partsOfPage(page, listed)
  // Nearly every page is a single part, and there may be 100,000 of them.
  if (parts === 1) return [addresses]
  return Array.from({ length: parts }, (_, before) => addresses.map((address) => partAddress(address, before + 1)))
}

/** The files of a page at one address. */
export function filesAt(address: string): string[] {
  return [fileOf(address, 'html'), fileOf(address, 'json')]
}
