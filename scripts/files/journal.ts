import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal'

/**
 * A change of a folder that is made wholly or not at all: files are written aside, what is to happen is noted, then
 * they are renamed into place. Whoever comes next finishes what was noted.
 */

/** Where a change takes place. */
export interface Place {
  /** The folder that changes. */
  target: string
  /** The folder beside it that holds the note, and under `staged` the new files. */
  aside: string
}

/** What one change does, in this order. */
interface Journal {
  moves: string[]
  removals: string[]
}

/** The folder beside a folder in which its changes are prepared and noted: pages-json → .pages-json */
export function folderBeside(folder: string): string {
  const whole = path.resolve(folder)
  return path.join(path.dirname(whole), `.${path.basename(whole)}`)
}

/** Where files wait until they are renamed into place. */
export const stagedIn = (aside: string) => path.join(aside, 'staged')

const noteIn = (aside: string) => path.join(aside, 'journal.json')

/** Whether a change was noted and not finished. */
export function isInterrupted({ aside }: Pick<Place, 'aside'>): boolean {
  return existsSync(noteIn(aside))
}

/**
 * Does what the note says, or what is left of it.
 * @param last what is to be done before the note goes
 * @throws Refusal with `unreadable` if the note cannot be read
 */
export function replay({ target, aside }: Place, unreadable: string, last = () => {}): void {
  const { moves, removals } = readJournal(noteIn(aside), unreadable)
  const staged = stagedIn(aside)
  const folders = new Set<string>()
  const moved = new Map(moves.map((file) => [file.toLowerCase(), file]))
  const [renamed, gone] = [
    removals.filter((file) => moved.has(file.toLowerCase())),
    removals.filter((file) => !moved.has(file.toLowerCase())),
  ]
  // On disks that ignore letter case the old name of a renamed page is the new one's, too: it goes before that comes.
  for (const file of renamed)
    if (existsSync(path.join(staged, moved.get(file.toLowerCase()) ?? file))) removeFile(target, file)
  // In a replay some files are in place already.
  for (const file of moves) moveIfThere(path.join(staged, file), path.join(target, file), folders)
  for (const file of gone) removeFile(target, file)
  last()
  rmSync(noteIn(aside), { force: true })
}

/** Renames a file, unless that was done before. */
export function moveIfThere(from: string, to: string, folders = new Set<string>()): void {
  makeFolder(path.dirname(to), folders)
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to) || existsSync(from)) throw error
  }
}

function removeFile(target: string, file: string): void {
  rmSync(path.join(target, file), { force: true })
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const place = path.join(target, folder)
    if (!existsSync(place) || readdirSync(place).length > 0) return
    rmdirSync(place)
  }
}

function readJournal(file: string, unreadable: string): Journal {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Refusal(unreadable)
  }
}

/** Notes what is to happen; from here on the change will be made. */
export function writeJournal(aside: string, journal: Journal): void {
  writeAtomically(noteIn(aside), JSON.stringify(journal))
}

/** Writes a file that is always whole, whenever the process ends. */
export function writeAtomically(file: string, text: string): void {
  const handle = openSync(`${file}.new`, 'w')
  writeSync(handle, text)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(`${file}.new`, file)
}

export function makeFolder(folder: string, made: Set<string>): void {
  if (made.has(folder)) return
  mkdirSync(folder, { recursive: true })
  made.add(folder)
}
