import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal'
import { stateFile, stateFolder } from './state'

interface Journal {
  moves: string[]
  removals: string[]
}

/**
 * One change of the output, all or nothing. Files are written aside; `commit` notes what is to happen in a journal
 * and then renames them into place. A build that is killed before the journal leaves the old output; one that is
 * killed after it is finished by whoever comes next.
 */
export class Publication {
  readonly #out: string
  readonly #folder: string
  readonly #staged: string
  readonly #moves: string[] = []
  readonly #folders = new Set<string>()
  #open = true

  /**
   * Begins a change, and finishes one that was interrupted.
   * @throws Refusal if the folder holds files that no build made, or another build is at work
   */
  constructor(out: string) {
    this.#out = path.resolve(out)
    this.#folder = stateFolder(out)
    this.#staged = path.join(this.#folder, 'staged')
    refuseForeignFolder(this.#out, this.#folder)
    mkdirSync(this.#folder, { recursive: true })
    lock(this.#folder)
    recover(out)
    rmSync(this.#staged, { recursive: true, force: true })
  }

  /**
   * Writes a file of the next output.
   * @param file its path below the output, with slashes
   * @throws Refusal if that leads somewhere else, as an address with dots can
   */
  write(file: string, content: string | Buffer): void {
    if (path.posix.normalize(file) !== file || file.startsWith('..'))
      throw new Refusal(`/${file} cannot be published: addresses must not have . or .. between their slashes.`)
    const target = path.join(this.#staged, file)
    makeFolder(path.dirname(target), this.#folders)
    writeFileSync(target, content)
    this.#moves.push(file)
  }

  /** The files written so far. */
  get written(): readonly string[] {
    return this.#moves
  }

  /** Makes the change. @param removals files that are no longer part of the output @param state what to remember */
  commit(removals: string[], state: string): void {
    makeFolder(this.#staged, this.#folders)
    if (this.#moves.length + removals.length > 0 || !existsSync(this.#out)) {
      writeFileSync(path.join(this.#staged, stateFile), state)
      if (existsSync(this.#out)) {
        writeJournal(this.#folder, { moves: this.#moves, removals })
        replay(this.#out, this.#folder)
      } else replaceWhole(this.#out, this.#folder)
    } else writeAtomically(path.join(this.#folder, stateFile), state)
    this.close()
  }

  /** Ends the change, made or not. Said again it does nothing: by then another build may have begun. */
  close(): void {
    if (!this.#open) return
    this.#open = false
    rmSync(this.#staged, { recursive: true, force: true })
    rmSync(path.join(this.#folder, 'lock'), { force: true })
  }
}

/**
 * Finishes a change that was interrupted after it was noted. Everything that reads the output calls this first.
 * @throws Refusal if the note cannot be read
 */
export function recover(out: string): void {
  const folder = stateFolder(out)
  if (existsSync(path.join(folder, 'journal.json'))) replay(path.resolve(out), folder)
}

function replay(out: string, folder: string): void {
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

/** The first build has nothing to keep: the staged folder becomes the output in one step. */
function replaceWhole(out: string, folder: string): void {
  const staged = path.join(folder, 'staged')
  renameSync(path.join(staged, stateFile), path.join(folder, stateFile))
  renameSync(staged, out)
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

function writeJournal(folder: string, journal: Journal): void {
  writeAtomically(path.join(folder, 'journal.json'), JSON.stringify(journal))
}

function writeAtomically(file: string, text: string): void {
  const handle = openSync(`${file}.new`, 'w')
  writeSync(handle, text)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(`${file}.new`, file)
}

function makeFolder(folder: string, made: Set<string>): void {
  if (made.has(folder)) return
  mkdirSync(folder, { recursive: true })
  made.add(folder)
}

function refuseForeignFolder(out: string, folder: string): void {
  const ours = existsSync(path.join(folder, stateFile)) || existsSync(path.join(folder, 'journal.json'))
  if (ours || !existsSync(out)) return
  if (!statSync(out).isDirectory())
    throw new Refusal(
      `${path.relative('', out)} is a file, not a folder, so nothing was written. Name another with --out.`,
    )
  if (readdirSync(out).length === 0) return
  throw new Refusal(
    `The folder ${path.relative('', out)} holds files that no build made here, so nothing was written. Remove the folder, or name another with --out.`,
  )
}

/** One build at a time: the lock names the process that holds it, and counts only while that lives. */
function lock(folder: string): void {
  const file = path.join(folder, 'lock')
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (holder && holder !== process.pid && isAlive(holder)) throw new Refusal(anotherBuild)
  rmSync(file, { force: true })
  try {
    // Fails if another build has just made the file.
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? new Refusal(anotherBuild) : error
  }
}

const anotherBuild =
  'Another build is writing to the same folder. Wait until it is done, or name another folder with --out.'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user may not be asked, but it lives.
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
