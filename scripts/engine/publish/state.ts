import path from 'node:path'
import { fileOf } from '../../../src/page/route'
import type { Between } from '../check/between'
import type { Known } from '../check/content'
import type { Listed } from '../derived/derivation'
import { partsOfPage } from '../derived/derived'
import { partAddress } from '../derived/parts'
import { isBelow, readNote, writeNote } from '../files/note'
import { changePlace } from '../files/place'
import { areStoredTexts, storeTexts, TextStore, type StoredTexts } from '../files/text-store'
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
  /** Where most facts of the pages stand, if they were remembered before. */
  texts: TextStore | undefined
}

/** Where a build keeps what it remembers: dist → .dist */
export function stateFolder(out: string): string {
  return changePlace(out).aside
}

export const stateFile = 'state.json'

/** The same as it is written: facts and inputs in columns, which are read in a quarter of the time. */
interface WrittenState extends Omit<BuildState, 'pages' | 'texts'> {
  kept: KeptFacts
  inputs: string[]
  words?: string[]
  texts: StoredTexts
}

/** What is used of what other code remembers. */
const isUnderstood = withFields({ files: recordOf(isText, isBelow), code: isText, pagesFolder: isText })

/** The rest is as this code has written it. */
const isRecallable = withFields({
  kept: areKeptFacts,
  inputs: listOf(isText),
  globals: recordOf(isText),
  texts: areStoredTexts,
})

const isWrittenState: Guard<WrittenState> = (note): note is WrittenState => isUnderstood(note)

/**
 * Writes what a build remembers; nobody finds half of it.
 * @param folder the one for it @param within where in it the note waits, until what it is about is in place
 */
export function writeState(folder: string, { pages, texts: before, ...rest }: BuildState, within = ''): void {
  const { kept, texts } = storeFacts(
    folder,
    pages.map(({ facts }) => facts),
    before,
  )
  const columns = { kept, inputs: pages.map(({ inputs }) => inputs), words: pages.map(({ words }) => words) }
  const written: WrittenState = { ...rest, ...columns, texts }
  writeNote(path.join(folder, within, stateFile), written)
}

/** Adds facts to those that are kept, unless the greater part of these is of no use any more. */
function storeFacts(folder: string, pages: readonly Facts[], before: TextStore | undefined) {
  const { kept, added } = keepFacts(pages, before)
  const needed = kept.bytes.reduce((sum, bytes) => sum + bytes, 0)
  const fresh = added.reduce((sum, { length }) => sum + length, 0)
  if (before && before.length + fresh > 2 * needed) return storeFacts(folder, pages, undefined)
  return { kept, texts: storeTexts(folder, added, before) }
}

function readWritten(out: string): WrittenState | undefined {
  return readNote(path.join(stateFolder(out), stateFile), isWrittenState)
}

/** What the last build remembers; undefined if there was none, or what it noted is damaged. */
export function readState(out: string): BuildState | undefined {
  const written = readWritten(out)
  return written && recalled(out, written)
}

/** All that was written; undefined if the texts that belong to it are not what they were. */
function recalled(out: string, written: WrittenState): BuildState | undefined {
  if (!isRecallable(written)) return undefined
  const { kept, inputs, words = [], texts: stored, ...rest } = written
  optimizeFor(0, inputs.length)
  const texts = TextStore.open(stateFolder(out), stored)
  const facts = texts && recallFacts(kept, texts)
  const pages = facts?.map((own, place) => ({
    facts: own,
    inputs: inputs[place] ?? notMade,
    words: words[place] ?? '',
  }))
  return pages && { ...rest, pages, texts }
}

/** What a build remembers of documents, which spares reading those that have not changed since. */
export function knownFrom({ pages, readAt, roots, between, withdrawn }: BuildState): Known {
  const facts = new Map(pages.map(({ facts: own }) => [own.file, own]))
  return { facts, readAt, roots, between, built: { pages: facts, withdrawn } }
}

/**
 * What the last build left: the files it made, if that is known, and all it remembers. Where that is not true any more
 * nothing but the files is kept in memory.
 */
export function lastBuild(out: string, isTrue: (state: Origin) => boolean): { files?: MadeFiles; last?: BuildState } {
  const written = readWritten(out)
  if (!written) return {}
  return { files: written.files, last: isTrue(written) ? recalled(out, written) : undefined }
}

type Origin = Pick<BuildState, 'code' | 'pagesFolder'>

/** Whether a build was made by this code from these documents: only then is what it remembers true of them. */
export function isOf(state: Origin, code: string, pages: string): boolean {
  return state.code === code && state.pagesFolder === pages
}

/** What the last build into a folder remembers of documents, if it is true of them. */
export function knownFromBuild(out: string, pages: string): Known | undefined {
  const state = readState(out)
  if (!state || !isOf(state, versions().code, pages)) return undefined
  // Builds may go on meanwhile.
  state.texts?.keepInMemory()
  return knownFrom(state)
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
