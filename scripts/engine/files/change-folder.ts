import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal'
import { checksumOf } from './checksum.mjs'
import { codeOf } from './error-code'
import { isInterrupted, journalOfStaged, readJournal, replay, writeJournal, type Journal } from './journal'
import { lock, tryLock, type Lock } from './lock'
import { linkOnWay, readFile } from './open-file'
import { changePlace, stagedIn, type ChangePlace } from './place'
import { makeFolder, writeAtomically } from './write'

/** What is in a file: its text, or its bytes where it is a picture. */
export type FileContent = string | Uint8Array

/** What is to become of a folder's files, named as people see them: pages-json/services/uiux.json. */
export interface FolderChange<Content extends FileContent = string> {
  /** What files will hold. */
  writes: ReadonlyMap<string, Content>
  removals: readonly string[]
  /** What the change was made from. A file that holds something else by now is left alone, and the change not made. */
  read: ReadonlyMap<string, Content>
}

const busy = 'Another command is changing the pages at this moment. Wait until it is done, then try again.'

/**
 * Changes files wholly or not at all. A process killed on the way leaves the old files, or the next command that
 * reads the folder finishes what it began.
 * @param remember notes the change elsewhere, once it is certain to be made and before anything is
 * @throws Refusal if a file was changed since it was read, another is where a new one shall be, or a link is on the way
 * to one; nothing is changed then
 * @throws Refusal if something stands in the way of a file; the next command finishes the change then
 */
export function changeFolder(
  folder: string,
  { writes, removals, read }: FolderChange<FileContent>,
  remember: () => void = () => {},
): void {
  const place = changePlace(folder)
  const within = (file: string) => file.slice(folder.length + 1)
  mkdirSync(place.aside, { recursive: true })
  const held = lock(place.aside, busy)
  try {
    finish(place)
    for (const file of [...writes.keys(), ...removals]) refuseLink(linkOnWay(folder, within(file)))
    for (const file of [...writes.keys(), ...removals]) refuseChanged(file, read.get(file), removals)
    const folders = new Set<string>()
    for (const [file, content] of writes) {
      const staged = path.join(stagedIn(place.aside), within(file))
      makeFolder(path.dirname(staged), folders)
      writeAtomically(staged, [bytesOf(content)])
    }
    remember()
    const had = Object.fromEntries([...read].map(([file, content]) => [within(file), checksumOf(bytesOf(content))]))
    writeJournal(place.aside, { first: [], moves: [...writes.keys()].map(within), removals: removals.map(within), had })
    finish(place)
  } finally {
    close(place, held)
  }
}

/**
 * Finishes a change of the folder that was interrupted. Whoever reads the folder calls this first.
 * @throws Refusal if what stood in its way still does
 */
export function finishInterrupted(folder: string): void {
  const place = changePlace(folder)
  if (!isInterrupted(place)) return
  const held = tryLock(place.aside)
  // A change that is at work finishes by itself.
  if (!held) return
  try {
    finish(place)
  } finally {
    close(place, held)
  }
}

/** Does what is noted, and clears away what was prepared for a change that never came to be noted. */
function finish(place: ChangePlace): void {
  const { target, aside } = place
  const journal = isInterrupted(place) ? (readJournal(aside) ?? journalOfStaged(aside)) : undefined
  const edited = journal ? writtenSince(place, journal) : []
  const lost = journal ? replay(place, without(journal, edited)) : []
  rmSync(stagedIn(aside), { recursive: true, force: true })
  if (edited.length > 0)
    throw new Refusal(
      `A change of ${target} was interrupted. It is finished now, but for ${edited.join(', ')}, where somebody has written since: that stays as it is; look whether anything is missing there. If you asked for something else, do it again.`,
    )
  if (lost.length > 0)
    throw new Refusal(
      `A change of ${target} was interrupted. It is finished now, but for ${lost.join(', ')}: what it had prepared is gone; write ${lost.length > 1 ? 'these files' : 'this file'} again. If you asked for something else, do it again.`,
    )
}

/** Files that are neither what the change was made from nor what it was to make of them. */
function writtenSince({ target, aside }: ChangePlace, { moves, removals, had }: Journal): string[] {
  if (!had) return []
  const staged = stagedIn(aside)
  const waiting = moves.filter((file) => existsSync(path.join(staged, file)))
  const removed = new Set(removals.map((file) => file.toLowerCase()))
  const moved = new Set(moves.map((file) => file.toLowerCase()))
  // On a disk that ignores letter case the one may be there under the other's name.
  const isTwin = (file: string) => removed.has(file.toLowerCase()) && moved.has(file.toLowerCase())
  return [...waiting, ...removals].filter((file) => {
    const place = path.join(target, file)
    const now = isTwin(file) && !isCalledSo(place) ? undefined : contentIfAny(place)
    const isKnown = now === undefined || checksumOf(now) === had[file]
    return !isKnown && !contentIfAny(path.join(staged, file))?.equals(now)
  })
}

function isCalledSo(file: string): boolean {
  return existsSync(file) && readdirSync(path.dirname(file)).includes(path.basename(file))
}

/** What is in a file; nothing where it is none: what stands in the way is told by who comes there. */
function contentIfAny(file: string): Buffer | undefined {
  try {
    return bytesOnDisk(file)
  } catch {
    return undefined
  }
}

/** A change but for some files, under whatever letter case. */
function without(journal: Journal, files: readonly string[]): Journal {
  const names = new Set(files.map((file) => file.toLowerCase()))
  const left = (some: readonly string[]) => some.filter((file) => !names.has(file.toLowerCase()))
  return { ...journal, moves: left(journal.moves), removals: left(journal.removals) }
}

function refuseChanged(file: string, read: FileContent | undefined, removals: readonly string[]): void {
  const onDisk = bytesOnDisk(file)
  if (read === undefined ? onDisk === undefined : onDisk?.equals(bytesOf(read))) return
  if (read !== undefined)
    throw new Refusal(`Another program changed ${file} meanwhile. To keep its words, nothing was done; try again.`)
  // On a disk that ignores letter case, a file renamed by letter case only is there under its old name.
  if (!removals.some((removed) => removed.toLowerCase() === file.toLowerCase()))
    throw new Refusal(`There already is a file ${file}. It was not touched; choose another address.`)
}

/** What is written or removed beyond a link would be somebody else's. */
function refuseLink(link: string | undefined): void {
  if (link === undefined) return
  throw new Refusal(`${link} is only a link to another place. Nothing was changed; put the real thing in its place.`)
}

/** A text as it is written into a file. */
export function bytesOf(content: FileContent): Buffer {
  return typeof content === 'string'
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.length)
}

/** What is in a file; undefined where nothing is. @throws Refusal if something else than a file is there */
export function bytesOnDisk(file: string): Buffer | undefined {
  try {
    return readFile(file)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    if (code !== 'EFTYPE' && code !== 'EISDIR') throw error
    throw new Refusal(`What is at ${file} is no file that could be read. Nothing was changed; give it another name.`)
  }
}

function close(place: ChangePlace, held: Lock): void {
  if (!isInterrupted(place)) rmSync(stagedIn(place.aside), { recursive: true, force: true })
  held.release()
  try {
    rmdirSync(place.aside)
  } catch {
    // Another change has begun, or this one could not be finished.
  }
}
