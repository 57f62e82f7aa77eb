import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal'
import { makeFolder, stagedIn, writeAtomically, writeJournal } from '../files/journal'
import { lock, unlock } from '../files/lock'
import { anotherBuild, finish, recover } from './recover'
import { stateFile, stateFolder } from './state'

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
    this.#staged = stagedIn(this.#folder)
    refuseForeignFolder(this.#out, this.#folder)
    mkdirSync(this.#folder, { recursive: true })
    lock(this.#folder, anotherBuild)
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
        finish(this.#out)
      } else replaceWhole(this.#out, this.#folder)
    } else writeAtomically(path.join(this.#folder, stateFile), state)
    this.close()
  }

  /** Ends the change, made or not. Said again it does nothing: by then another build may have begun. */
  close(): void {
    if (!this.#open) return
    this.#open = false
    rmSync(this.#staged, { recursive: true, force: true })
    unlock(this.#folder)
  }
}

/** The first build has nothing to keep: the staged folder becomes the output in one step. */
function replaceWhole(out: string, folder: string): void {
  const staged = stagedIn(folder)
  renameSync(path.join(staged, stateFile), path.join(folder, stateFile))
  renameSync(staged, out)
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
