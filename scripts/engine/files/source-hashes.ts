import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isText, recordOf, withFields } from '../text/shape'
import { readNote, writeNote } from './note'
import { isSettled, stampOnDisk } from './stamp'

const isHashed = withFields({ stamp: isText, hash: isText })

/**
 * Hashes of files that hardly ever change, such as the code: they are read only once they have another stamp. Every
 * command asks for all of the code, and reading it had taken a tenth of the time of one edit among 10,000 pages.
 */
export class SourceHashes {
  readonly #memory: string
  readonly #known: Map<string, { stamp: string; hash: string }>
  #isNew = false

  /** @param memory the file in which they are remembered for the next command */
  constructor(memory: string) {
    this.#memory = memory
    this.#known = new Map(Object.entries(readNote(memory, recordOf(isHashed)) ?? {}))
  }

  /** A hash over the bytes of a file. @throws as reading does, if it cannot be read */
  of(file: string): string {
    const own = stampOnDisk(file)
    const known = this.#known.get(file)
    if (own.stamp && known?.stamp === own.stamp) return known.hash
    const readAt = Date.now()
    const hashed = hash('sha1', readFileSync(file))
    if (isSettled(own, readAt)) {
      this.#known.set(file, { stamp: own.stamp, hash: hashed })
      this.#isNew = true
    }
    return hashed
  }

  /** Remembers what is known by now; where nothing can be written, the next command reads once more. */
  keep(): void {
    if (!this.#isNew) return
    this.#isNew = false
    try {
      if (!existsSync(path.dirname(this.#memory))) mkdirSync(path.dirname(this.#memory), { recursive: true })
      writeNote(this.#memory, Object.fromEntries(this.#known))
    } catch {
      // A disk that is full or can only be read: whoever needs to write says so.
    }
  }
}
