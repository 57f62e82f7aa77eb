import path from 'node:path'
import type { Known } from '../check/content'
import { isBelow, readNote, writeNote } from '../files/note'
import { changePlace } from '../files/place'
import { areStoredTexts, storeTexts, TextStore, type StoredTexts } from '../files/text-store'
import { optimizeFor } from '../optimizer'
import { versions } from '../render/bundles'
import type { Facts } from '../site/facts'
import { areKeptFacts, bytesOf, keepFacts, recallFacts, type KeptFacts } from '../site/kept-facts'
import { isText, listOf, recordOf, withFields, type Guard } from '../text/shape'
import { isOf, knownFrom, notMade, type BuildState, type MadeFiles, type Origin } from './state'

/** Where a build keeps what it remembers: dist → .dist */
export function stateFolder(out: string): string {
  return changePlace(out).aside
}

export const stateFile = 'state.json'

/** What that is called until the files it is about are in place. It waits among these, and no page's data is called so. */
export const waitingFile = '.state.json'

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
 * @param folder the one for it @param file where in it, if what it is about is not in place yet
 */
export function writeState(folder: string, { pages, texts: before, ...rest }: BuildState, file = stateFile): void {
  const { kept, texts } = storeFacts(
    folder,
    pages.map(({ facts }) => facts),
    before,
  )
  const columns = { kept, inputs: pages.map(({ inputs }) => inputs), words: pages.map(({ words }) => words) }
  const written: WrittenState = { ...rest, ...columns, texts }
  writeNote(path.join(folder, file), written)
}

/** Adds facts to those that are kept, unless the greater part of these is of no use any more. */
function storeFacts(folder: string, pages: readonly Facts[], before: TextStore | undefined) {
  const { kept, added } = keepFacts(pages, before)
  const needed = bytesOf(kept)
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

/**
 * What the last build left: the files it made, if that is known, and all it remembers. Where that is not true any more
 * nothing but the files is kept in memory.
 */
export function lastBuild(out: string, isTrue: (state: Origin) => boolean): { files?: MadeFiles; last?: BuildState } {
  const written = readWritten(out)
  if (!written) return {}
  return { files: written.files, last: isTrue(written) ? recalled(out, written) : undefined }
}

/** What the last build into a folder remembers of documents, if it is true of them. @param code names what runs now */
export function knownFromBuild(out: string, pages: string, code = () => versions().code): Known | undefined {
  const { last } = lastBuild(out, (origin) => isOf(origin, code(), pages))
  // Builds may go on meanwhile.
  last?.texts?.keepInMemory()
  return last && knownFrom(last)
}
