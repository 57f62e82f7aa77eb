import {
  closeSync,
  copyFileSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { makeFolder, syncFolder } from '../../files/write'
import { toldEach, type Told } from '../../progress'
import { releaseIn } from './folder'
import { sha256Of, type ReleasedFile } from './manifest'

/** A file where it lies in an earlier release. */
export interface Kept extends ReleasedFile {
  release: number
}

/** A release while it is made, in a folder that is none yet by its name. */
export class ReleaseWriter {
  readonly #to: string
  readonly #release: number
  readonly #folder: string
  readonly #folders = new Set<string>()
  readonly #written: string[] = []

  constructor(to: string, release: number) {
    this.#to = to
    this.#release = release
    this.#folder = `${releaseIn(to, release)}.new`
    makeFolder(this.#folder, this.#folders)
  }

  /** Writes a file that no earlier release has. */
  write(file: string, bytes: Buffer): ReleasedFile {
    const place = this.#placeOf(file)
    // Nobody is to change it, so nobody may: what has the same name in the next release is the same file.
    writeFileSync(place, bytes, { mode: 0o444, flag: 'wx' })
    this.#written.push(place)
    return { sha256: sha256Of(bytes), size: bytes.length, written: lstatSync(place).mtimeMs }
  }

  /** Gives a file of an earlier release a second name; where the disk knows no such, or has too many, a copy. */
  keep(file: string, { release, ...kept }: Kept): ReleasedFile {
    const [from, place] = [path.join(releaseIn(this.#to, release), file), this.#placeOf(file)]
    try {
      linkSync(from, place)
      return kept
    } catch {
      copyFileSync(from, place)
      utimesSync(place, kept.written / 1000, kept.written / 1000)
      this.#written.push(place)
      return { ...kept, written: lstatSync(place).mtimeMs }
    }
  }

  /** Brings all of it to the disk, and gives the folder its name. */
  finish(told?: Told): void {
    for (const file of toldEach('Making sure that the release is on the disk', this.#written, told)) syncFile(file)
    for (const folder of this.#folders) syncFolder(folder)
    renameSync(this.#folder, releaseIn(this.#to, this.#release))
    syncFolder(path.dirname(this.#folder))
  }

  #placeOf(file: string): string {
    const place = path.join(this.#folder, file)
    // Every folder on the way, as each has to be brought to the disk.
    const above: string[] = []
    for (let folder = path.dirname(place); folder !== this.#folder; folder = path.dirname(folder)) above.unshift(folder)
    for (const folder of above) makeFolder(folder, this.#folders)
    return place
  }
}

function syncFile(file: string): void {
  const handle = openSync(file, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
