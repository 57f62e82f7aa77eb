import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { recordOf, isText, withFields, type Guard } from '../text/shape'
import { readJson } from './read-json'
import { isSettled, stampOnDisk } from './stamp'

interface Remembered<Seen> {
  stamp: string
  look: Seen
}

/** Looks at files of authors, of which those that have not changed since an earlier look are not even read. */
export class Looks<Sound, Faulty> {
  readonly #memory: string
  readonly #isSound: Guard<Sound>
  readonly #look: (files: readonly string[]) => ReadonlyMap<string, Sound | Faulty>
  /** Files that are faulty are remembered only as long as this runs, in which they may be looked at with each save. */
  readonly #faulty = new Map<string, Remembered<Sound | Faulty>>()

  /**
   * @param memory the name of the file in which looks are remembered for the next command
   * @param isSound tells what is remembered there: nothing is wrong with the file
   * @param look looks at files, and tells by file what it sees
   */
  constructor(
    memory: string,
    isSound: Guard<Sound>,
    look: (files: readonly string[]) => ReadonlyMap<string, Sound | Faulty>,
  ) {
    this.#memory = path.resolve('node_modules/.cache', memory)
    this.#isSound = isSound
    this.#look = look
  }

  /** What files are, or what is wrong with them. @returns by file; nothing of those that are gone */
  at(files: readonly string[]): Map<string, Sound | Faulty> {
    if (files.length === 0) return new Map()
    const known = new Map([...this.#recall(), ...this.#faulty])
    const stamped = files.map((file) => ({ file, name: path.resolve(file), ...stampOnDisk(file) }))
    const fresh = stamped.filter(({ name, stamp }) => known.get(name)?.stamp !== stamp || stamp === '')
    const lookedAt = Date.now()
    const looks = this.#look(fresh.map(({ file }) => file))
    for (const { file, name, stamp, changed } of fresh) {
      const look = looks.get(file)
      known.delete(name)
      this.#faulty.delete(name)
      if (look === undefined || !isSettled({ changed }, lookedAt)) continue
      known.set(name, { stamp, look })
      if (!this.#isSound(look)) this.#faulty.set(name, { stamp, look })
    }
    if (fresh.length > 0) this.#remember(known)
    return new Map(
      stamped.flatMap(({ file, name }): [string, Sound | Faulty][] => {
        const look = looks.get(file) ?? known.get(name)?.look
        return look === undefined ? [] : [[file, look]]
      }),
    )
  }

  /** What is remembered of other times; nothing where that is damaged. */
  #recall(): Map<string, Remembered<Sound | Faulty>> {
    try {
      const isMemory = recordOf(withFields({ stamp: isText, look: this.#isSound }))
      return new Map(Object.entries(readJson(this.#memory, isMemory)))
    } catch {
      return new Map()
    }
  }

  /** Remembers files that are right and still there. Where nothing can be written, they are looked at again. */
  #remember(known: ReadonlyMap<string, Remembered<Sound | Faulty>>): void {
    const kept = [...known].filter(
      ([name, { stamp, look }]) => this.#isSound(look) && stampOnDisk(name).stamp === stamp,
    )
    try {
      mkdirSync(path.dirname(this.#memory), { recursive: true })
      writeFileSync(`${this.#memory}.${process.pid}`, JSON.stringify(Object.fromEntries(kept)))
      renameSync(`${this.#memory}.${process.pid}`, this.#memory)
    } catch {
      return
    }
  }
}
