import { closeSync, fsyncSync, ftruncateSync, openSync, readSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from '../refusal'
import { isText, withFields, type Guard } from '../text/shape'
import { checksumAfter, checksumOf, lengthIn } from './checksum.mjs'
import { openFile, readFile } from './open-file'
import { stampOnDisk } from './stamp'
import { writeWhole } from './write'

/** What a note says of the texts that stand in a file of their own. */
export interface StoredTexts {
  file: string
  /** Of as many bytes as count: behind them may be what an interrupted command added. */
  checksum: string
  stamp: string
}

const fileName = /^texts-(\d+)$/

const haveFields = withFields({ file: isText, checksum: isText, stamp: isText })

export const areStoredTexts: Guard<StoredTexts> = (note): note is StoredTexts =>
  haveFields(note) && fileName.test(note.file)

/** Of more texts all are read: that takes less than to open the file for each. */
const fewTexts = 100

/**
 * Texts that one command keeps for the next, in a file that is only added to. Of 10,000 mostly one is new, and few are
 * asked for: to read, check and write all of them had taken a build after one edit 5% of its time.
 */
export class TextStore {
  readonly stored: StoredTexts
  /** In bytes. */
  readonly length: number
  readonly #file: string
  #asked = 0
  #all: Buffer | undefined

  private constructor(folder: string, stored: StoredTexts) {
    this.stored = stored
    this.length = lengthIn(stored.checksum)
    this.#file = path.join(folder, stored.file)
  }

  /** The texts that were stored in a folder; undefined if they are not what they were. */
  static open(folder: string, stored: StoredTexts): TextStore | undefined {
    const store = new TextStore(folder, stored)
    const isUntouched = stored.stamp !== '' && stampOnDisk(store.#file).stamp === stored.stamp
    return isUntouched || store.#isSound() ? store : undefined
  }

  /** Of a copy the times are others. */
  #isSound(): boolean {
    try {
      return checksumOf(this.#whole()) === this.stored.checksum
    } catch {
      return false
    }
  }

  /** Reads all of them. Who holds no lock does so at once, as others may remove the file. */
  keepInMemory(): void {
    this.#whole()
  }

  #whole(): Buffer {
    return (this.#all ??= readFile(this.#file).subarray(0, this.length))
  }

  /** As of a Buffer. @throws Refusal if the file was taken away or cut off meanwhile */
  subarray(start: number, end: number): Buffer {
    try {
      if (this.#all || ++this.#asked > fewTexts) return this.#whole().subarray(start, end)
      return readPart(this.#file, start, end)
    } catch {
      throw new Refusal(`${this.#file} was changed while it was needed. Run this again.`)
    }
  }
}

function readPart(file: string, start: number, end: number): Buffer {
  const bytes = Buffer.alloc(end - start)
  const handle = openFile(file)
  try {
    for (let read = 0; read < bytes.length;) {
      const more = readSync(handle, bytes, read, bytes.length - read, start + read)
      if (more === 0) throw new Error(`${file} was cut off.`)
      read += more
    }
    return bytes
  } finally {
    closeSync(handle)
  }
}

/**
 * Stores texts on the disk: behind those that are there, or in a file of their own.
 * @param before those that are there, of which all stay
 */
export function storeTexts(folder: string, added: readonly Buffer[], before: TextStore | undefined): StoredTexts {
  const others = readdirSync(folder).filter((name) => fileName.test(name))
  const last = others.toSorted((a, b) => numberOf(a) - numberOf(b)).at(-1)
  const name = before?.stored.file ?? `texts-${last === undefined ? 1 : numberOf(last) + 1}`
  const file = path.join(folder, name)
  const handle = openSync(file, before ? 'r+' : 'w')
  try {
    let end = before?.length ?? 0
    ftruncateSync(handle, end)
    for (const bytes of added) {
      writeWhole(handle, bytes, end)
      end += bytes.length
    }
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  // What is remembered by now names the last of the others, until what will be remembered is in its place.
  const needed = new Set([name, before ? name : last])
  for (const other of others) if (!needed.has(other)) rmSync(path.join(folder, other), { force: true })
  return { file: name, checksum: checksumAfter(before?.stored.checksum, ...added), stamp: stampOnDisk(file).stamp }
}

function numberOf(name: string): number {
  return Number(fileName.exec(name)?.[1])
}
