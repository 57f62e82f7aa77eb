import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal'
import { folderBeside, isInterrupted, makeFolder, replay, stagedIn, writeAtomically, writeJournal } from './journal'
import { isLocked, lock, unlock } from './lock'

/** What is to become of a folder's files, named as people see them: pages-json/services/uiux.json. */
export interface Change {
  /** New texts by file. */
  writes: ReadonlyMap<string, string>
  removals: readonly string[]
  /** What the change was made from. A file that says something else by now is left alone, and the change not made. */
  read: ReadonlyMap<string, string>
}

const busy = 'Another command is changing the pages at this moment. Wait until it is done, then try again.'

/**
 * Changes files wholly or not at all. A process killed on the way leaves the old files, or the next command that
 * reads the folder finishes what it began.
 * @throws Refusal if a file was changed since it was read, or another is where a new one shall be; nothing is changed then
 */
export function changeFolder(folder: string, { writes, removals, read }: Change): void {
  const aside = folderBeside(folder)
  const within = (file: string) => file.slice(folder.length + 1)
  mkdirSync(aside, { recursive: true })
  lock(aside, busy)
  try {
    finish(folder)
    for (const file of [...writes.keys(), ...removals]) refuseChanged(file, read.get(file), removals)
    const folders = new Set<string>()
    rmSync(stagedIn(aside), { recursive: true, force: true })
    for (const [file, text] of writes) {
      const staged = path.join(stagedIn(aside), within(file))
      makeFolder(path.dirname(staged), folders)
      writeAtomically(staged, text)
    }
    writeJournal(aside, { moves: [...writes.keys()].map(within), removals: removals.map(within) })
    finish(folder)
  } finally {
    close(aside)
  }
}

/** Finishes a change of the folder that was interrupted. Whoever reads the folder calls this first. */
export function finishInterrupted(folder: string): void {
  const aside = folderBeside(folder)
  // A change that is at work finishes by itself.
  if (!isInterrupted({ aside }) || isLocked(aside)) return
  lock(aside, busy)
  try {
    finish(folder)
  } finally {
    close(aside)
  }
}

function finish(folder: string): void {
  const aside = folderBeside(folder)
  const unreadable = `A change of the pages was interrupted, and what it noted in ${aside} cannot be read to finish it. The new files are in ${stagedIn(aside)}; put them into ${folder}, and remove ${aside}.`
  if (isInterrupted({ aside })) replay({ target: path.resolve(folder), aside }, unreadable)
}

function refuseChanged(file: string, read: string | undefined, removals: readonly string[]): void {
  const onDisk = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (onDisk === read) return
  if (read !== undefined) throw new Refusal(`${file} was changed at this very moment. Nothing was changed; try again.`)
  // On a disk that ignores letter case, a file renamed by letter case only is there under its old name.
  if (!removals.some((removed) => removed.toLowerCase() === file.toLowerCase()))
    throw new Refusal(`There already is a file ${file}. It was not touched; choose another address.`)
}

function close(aside: string): void {
  rmSync(stagedIn(aside), { recursive: true, force: true })
  unlock(aside)
  try {
    rmdirSync(aside)
  } catch {
    // Another change has begun.
  }
}
