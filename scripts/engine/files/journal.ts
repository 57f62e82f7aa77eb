import { existsSync, lstatSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listOf, withFields, type Guard } from '../text/shape'
import { inTheWay } from './in-the-way'
import { isBelow, readNote, writeNote } from './note'
import { filesBelow, stagedIn, type ChangePlace } from './place'
import { makeFolder, syncFolder } from './write'

/**
 * A change of a folder that is made wholly or not at all: files are written aside, what is to happen is noted, then
 * they are renamed into place. The note stays until all of it has happened; whoever comes next does what is left.
 */

/** What one change does, in this order. Every name is below the folder, with slashes. */
export interface Journal {
  /** What must be gone before its page changes: compressed copies of what that was. */
  first: string[]
  moves: string[]
  removals: string[]
  /** Checksums of what files had that others may write in as well, so that nothing of theirs is lost. */
  had?: Readonly<Record<string, string>>
}

const isJournal: Guard<Journal> = withFields({
  first: listOf(isBelow),
  moves: listOf(isBelow),
  removals: listOf(isBelow),
})

const noteIn = (aside: string) => path.join(aside, 'journal.json')

/** Whether a change was noted and not finished. */
export function isInterrupted({ aside }: Pick<ChangePlace, 'aside'>): boolean {
  return existsSync(noteIn(aside))
}

/** Notes what is to happen; from here on the change will be made. */
export function writeJournal(aside: string, journal: Journal): void {
  writeNote(noteIn(aside), journal)
  syncFolder(aside)
}

/** Takes back what was noted. */
export function dropJournal(aside: string): void {
  rmSync(noteIn(aside), { force: true })
}

/** What was noted; undefined if it is damaged. */
export function readJournal(aside: string): Journal | undefined {
  return readNote(noteIn(aside), isJournal)
}

/**
 * Does what was noted, or what is left of it.
 * @param last what is to be done before the note goes
 * @returns files that are gone from where they waited, and did not come to their place either
 * @throws Refusal if something stands in the way; the note stays then
 */
export function replay({ target, aside }: ChangePlace, { first, moves, removals }: Journal, last = () => {}): string[] {
  const staged = stagedIn(aside)
  const folders = new Set<string>()
  const moved = new Map(moves.map((file) => [file.toLowerCase(), file]))
  const [renamed, gone] = [
    removals.filter((file) => moved.has(file.toLowerCase())),
    removals.filter((file) => !moved.has(file.toLowerCase())),
  ]
  removeFiles(target, first)
  // On disks that ignore letter case the old name of a renamed page is the new one's, too: it goes before that comes.
  const waiting = renamed.filter((file) => existsSync(path.join(staged, moved.get(file.toLowerCase()) ?? file)))
  removeFiles(target, waiting)
  const lost = moves.filter((file) => !moveIfThere(path.join(staged, file), path.join(target, file), folders))
  removeFiles(target, gone)
  last()
  dropJournal(aside)
  return lost
}

/** The change that a damaged note was about, as far as its files tell: what waits comes, and nothing goes. */
export function journalOfStaged(aside: string): Journal {
  return { first: [], moves: [...filesBelow(stagedIn(aside))], removals: [] }
}

/**
 * Renames a file, unless that was done before.
 * @returns false if it is in neither place
 * @throws Refusal if something stands in the way
 */
export function moveIfThere(from: string, to: string, folders = new Set<string>()): boolean {
  try {
    makeFolder(path.dirname(to), folders)
    renameSync(from, to)
    return true
  } catch (error) {
    if (existsSync(from)) throw inTheWay(to, error)
    return existsSync(to)
  }
}

/** Removes files, and then the folders that they leave empty, each of which is asked once. */
function removeFiles(target: string, files: readonly string[]): void {
  const folders = new Set<string>()
  for (const file of files) {
    const place = path.join(target, file)
    try {
      rmSync(place, { force: true })
    } catch (error) {
      // Where a folder has its name by now, the file itself is gone.
      if (!lstatSync(place, { throwIfNoEntry: false })?.isDirectory()) throw inTheWay(place, error)
    }
    for (let folder = path.dirname(file); folder !== '.' && !folders.has(folder); folder = path.dirname(folder))
      folders.add(folder)
  }
  const deepestFirst = [...folders].sort((one, other) => other.split('/').length - one.split('/').length)
  for (const folder of deepestFirst) removeIfEmpty(path.join(target, folder))
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Something is in it, or it is gone already.
  }
}
