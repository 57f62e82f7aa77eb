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
import { stateFile, stateFolder } from './state'

/** What one change of the output does, in this order. */
interface Journal {
  moves: string[]
  removals: string[]
}

/**
 * Finishes a change that was interrupted after it was noted. Everything that reads the output calls this first.
 * @throws Refusal if the note cannot be read
 */
export function recover(out: string): void {
  const folder = stateFolder(out)
  if (existsSync(path.join(folder, 'journal.json'))) replay(path.resolve(out), folder)
}

/** Does what the journal says, or what is left of it. */
export function replay(out: string, folder: string): void {
  const journal = path.join(folder, 'journal.json')
  const { moves, removals } = readJournal(journal, out, folder)
  const folders = new Set<string>()
  const moved = new Map(moves.map((file) => [file.toLowerCase(), file]))
  const [renamed, gone] = [
    removals.filter((file) => moved.has(file.toLowerCase())),
    removals.filter((file) => !moved.has(file.toLowerCase())),
  ]
  // On disks that ignore letter case the old name of a renamed page is the new one's, too: it goes before that comes.
  for (const file of renamed)
    if (existsSync(path.join(folder, 'staged', moved.get(file.toLowerCase()) ?? file))) removeFile(out, file)
  // In a replay some files are in place already.
  for (const file of moves) moveIfThere(path.join(folder, 'staged', file), path.join(out, file), folders)
  for (const file of gone) removeFile(out, file)
  moveIfThere(path.join(folder, 'staged', stateFile), path.join(folder, stateFile), folders)
  rmSync(journal, { force: true })
}

function moveIfThere(from: string, to: string, folders: Set<string>): void {
  makeFolder(path.dirname(to), folders)
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to) || existsSync(from)) throw error
  }
}

function removeFile(out: string, file: string): void {
  rmSync(path.join(out, file), { force: true })
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    const place = path.join(out, folder)
    if (!existsSync(place) || readdirSync(place).length > 0) return
    rmdirSync(place)
  }
}

function readJournal(file: string, out: string, folder: string): Journal {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Refusal(
      `A build was interrupted, and ${file} cannot be read to finish it. Remove the folders ${out} and ${folder}, then build again.`,
    )
  }
}

/** Notes what is to happen; from here on the change will be made. */
export function writeJournal(folder: string, journal: Journal): void {
  writeAtomically(path.join(folder, 'journal.json'), JSON.stringify(journal))
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
