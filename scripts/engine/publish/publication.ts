import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checksumOf } from '../files/checksum.mjs'
import { isInterrupted, writeJournal } from '../files/journal'
import { lock, type Lock } from '../files/lock'
import { isBelow } from '../files/note'
import { changePlace, stagedIn, type ChangePlace } from '../files/place'
import { makeFolder } from '../files/write'
import { Refusal } from '../refusal'
import { isImmutable } from './headers'
import { anotherBuild, finishChange } from './recover'
import type { BuildState } from './state'
import { stateFile, waitingFile, writeState } from './state-note'

/** What a publication takes away beside what it writes. */
export interface Removals {
  /** Compressed copies of what changes: gone before it does, as servers hand them out in its place. */
  copies: string[]
  /** Files that are no longer part of the output. */
  outdated: string[]
}

/**
 * One change of the output, all or nothing. Files are written aside; `commit` notes what is to happen in a journal
 * and then renames them into place. A build that is killed before the journal leaves the old output; one that is
 * killed after it, or finds something in the way, is finished by whoever comes next.
 */
export class Publication {
  readonly #place: ChangePlace
  readonly #staged: string
  readonly #lock: Lock
  readonly #written = new Map<string, string>()
  readonly #folders = new Set<string>()

  /**
   * Begins a change, and finishes one that was interrupted.
   * @throws Refusal if the folder holds files that no build made, another build is at work, or what stood in the way
   * of the last change still does
   */
  constructor(out: string) {
    this.#place = changePlace(out)
    this.#staged = stagedIn(this.#place.aside)
    refuseForeignFolder(path.resolve(out), this.#place)
    mkdirSync(this.#place.aside, { recursive: true })
    this.#lock = lock(this.#place.aside, anotherBuild)
    try {
      finishChange(this.#place)
    } catch (error) {
      this.#lock.release()
      throw error
    }
    rmSync(this.#staged, { recursive: true, force: true })
  }

  /**
   * Writes a file of the next output.
   * @param file its path below the output, with slashes
   * @throws Refusal if that leads somewhere else, as an address with dots can
   */
  write(file: string, content: string | Buffer): void {
    if (path.posix.normalize(file) !== file || !isBelow(file))
      throw new Refusal(`/${file} cannot be published: addresses must not have . or .. between their slashes.`)
    const target = path.join(this.#staged, file)
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    makeFolder(path.dirname(target), this.#folders)
    writeFileSync(target, bytes)
    this.#written.set(file, checksumOf(bytes))
  }

  /** The files written so far, in their order, with their checksums. */
  get written(): ReadonlyMap<string, string> {
    return this.#written
  }

  /**
   * Makes the change.
   * @param state what to remember; nothing where that is remembered
   * @throws Refusal if something stands in the way
   */
  commit({ copies, outdated }: Removals, state: BuildState | undefined): void {
    const { target, aside } = this.#place
    makeFolder(this.#staged, this.#folders)
    const changes = this.#written.size + copies.length + outdated.length
    if (changes > 0 || !existsSync(target)) {
      if (state) writeState(aside, state, path.relative(aside, path.join(this.#staged, waitingFile)))
      if (existsSync(target)) {
        writeJournal(aside, { first: copies, moves: [...this.#written.keys()], removals: pagesFirst(outdated) })
        finishChange(this.#place)
      } else replaceWhole(this.#place)
    } else if (state) writeState(aside, state)
    this.close()
  }

  /** Ends the change, made or not; what is noted and not yet made waits for the next. Said again it does nothing. */
  close(): void {
    if (!this.#lock.isHeld()) return
    if (!isInterrupted(this.#place)) rmSync(this.#staged, { recursive: true, force: true })
    this.#lock.release()
  }
}

/** What pages load goes when no page is left that loads it. */
function pagesFirst(files: string[]): string[] {
  const lasts = (file: string) => isImmutable(`/${file}`)
  return [...files.filter((file) => !lasts(file)), ...files.filter(lasts)]
}

/** The first build has nothing to keep: the staged folder becomes the output in one step. */
function replaceWhole({ target, aside }: ChangePlace): void {
  const staged = stagedIn(aside)
  renameSync(path.join(staged, waitingFile), path.join(aside, stateFile))
  renameSync(staged, target)
}

function refuseForeignFolder(out: string, place: ChangePlace): void {
  const { target, aside } = place
  const ours = existsSync(path.join(aside, stateFile)) || isInterrupted(place)
  if (ours || !existsSync(out)) return
  const name = path.relative('', out) || out
  if (!statSync(out).isDirectory())
    throw new Refusal(`${name} is a file, not a folder, so nothing was written. Name another with --out.`)
  if (readdirSync(out).every((entry) => path.join(target, entry) === aside)) return
  throw new Refusal(
    `The folder ${name} holds files that no build made here, so nothing was written. Name an empty folder with --out, or move those files elsewhere.`,
  )
}
