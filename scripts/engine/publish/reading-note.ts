import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Between } from '../check/between/find-between'
import type { Known } from '../check/content'
import { codeOf } from '../files/error-code'
import { readNoteWithBytes, writeNote } from '../files/note'
import { look } from '../files/stamp'
import { isError } from '../problems/problem'
import { versionsAtFirst } from '../render/bundles'
import { areKeptFacts, bytesOf, keepFacts, recallFacts, type KeptFacts } from '../site/kept-facts'
import { isNumber, isText, listOf, withFields, type Guard } from '../text/shape'
import { isOf, type Origin } from './state'
import { knownFromBuild, stateFile, stateFolder } from './state-note'

/**
 * What was found in documents by a command that publishes nothing: of thousands the dev server has read all after
 * seconds, and may be started several times a day, with no build in between.
 */
interface Reading extends Origin {
  readAt: number
  roots: Known['roots']
  /** Left out where some pages are, to which the others said something. */
  between?: Between
  /** The facts of some pages after the other; their texts stand behind the note, one share's behind the other's. */
  shares: KeptFacts[]
}

const haveFields = withFields({
  code: isText,
  pagesFolder: isText,
  readAt: isNumber,
  shares: listOf(areKeptFacts),
})

/** The rest is as this code has written it. */
const isReading: Guard<Reading> = (note): note is Reading => haveFields(note)

const cache = 'node_modules/.cache/readings'

/** Of fewer documents that were not known before nothing is kept: they are read in less time than it takes to ask. */
const fewest = 500

/** How many pages are made ready to be kept before somebody else has a turn: it takes 5 ms. */
const atATime = 200

const ownCode = () => versionsAtFirst().code

/** Named by the folder: whoever works on a small site need not read what is known of a large one. */
function fileFor(pages: string, folder: string): string {
  return path.join(folder, `${hash('sha1', path.resolve(pages)).slice(0, 16)}.json`)
}

/**
 * What earlier commands remember of documents, if it is true of them: the last build into `out`, or who read later.
 * @param folder where readings are kept
 */
export function knownOf(pages: string, out: string, folder = cache): Known | undefined {
  const build = knownFromBuild(out, pages, ownCode)
  const file = fileFor(pages, folder)
  const isLater = changedAt(file) > changedAt(path.join(stateFolder(out), stateFile))
  const reading = build && !isLater ? undefined : readReading(file, pages)
  return reading ? { ...reading, built: build?.built } : build
}

function changedAt(file: string): number {
  return look(file)?.mtimeMs ?? 0
}

function readReading(file: string, pages: string): Known | undefined {
  const read = readNoteWithBytes(file, isReading)
  if (!read || !isOf(read.note, ownCode(), pages)) return undefined
  const { shares, readAt, roots, between } = read.note
  let end = 0
  const facts = shares.flatMap((kept) => {
    const start = end
    end += bytesOf(kept)
    return recallFacts(kept, read.bytes.subarray(start, end)) ?? []
  })
  return { facts: new Map(facts.map((own) => [own.file, own])), readAt, roots, between }
}

/**
 * Keeps what was read for the next command, where that spares it much. Others have their turn meanwhile.
 * @param known what is known by now @param before what was known before this command read
 * @param folder where readings are kept
 */
export async function keepReading(
  pages: string,
  known: Known,
  before: Known | undefined,
  folder = cache,
): Promise<void> {
  const { readAt, roots, between } = known
  const all = [...known.facts.values()]
  if (!between || all.filter((own) => before?.facts.get(own.file) !== own).length < fewest) return
  // What is wrong is read again: somebody may have mended what is not in its file, such as who may open it.
  const right = all.filter(({ problems }) => !problems.some(isError))
  const shares: KeptFacts[] = []
  const texts: Buffer[] = []
  for (let start = 0; start < right.length; start += atATime) {
    const { kept, added } = keepFacts(right.slice(start, start + atATime))
    shares.push(kept)
    texts.push(Buffer.concat(added))
    await setImmediate()
  }
  const isAll = right.length === all.length
  const reading = { code: ownCode(), pagesFolder: pages, readAt, roots, shares, ...(isAll && { between }) }
  write(fileFor(pages, folder), reading, texts)
}

/** Writes a reading in place of any other: folders come and go, and each of 10,000 documents leaves 12 MB. */
function write(file: string, reading: Reading, texts: readonly Buffer[]): void {
  const { dir, base } = path.parse(file)
  try {
    mkdirSync(dir, { recursive: true })
    writeNote(file, reading, texts)
    for (const other of readdirSync(dir)) if (other !== base) rmSync(path.join(dir, other), { force: true })
  } catch (error) {
    // A full disk, or one that is only read: the next command reads everything again.
    if (codeOf(error) === undefined) throw error
  }
}
