import { hash } from 'node:crypto'
import { lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isBelow, readNote, writeNote } from '../../files/note'
import { syncFolder } from '../../files/write'
import { isNumber, isText, optional, recordOf, withFields, type Guard } from '../../text/shape'
import { releaseIn } from './folder'

/** What a release consists of. */
export interface Manifest {
  /** The release that was served before it. */
  after?: number
  /** By file, with slashes. */
  files: Record<string, ReleasedFile>
  /** What only pages of earlier releases load, for visits that began with those. */
  carried: Record<string, ReleasedFile>
}

export interface ReleasedFile {
  /** SHA-256, in hexadecimal. */
  sha256: string
  /** In bytes. */
  size: number
  /** When it was written, in milliseconds since 1970. A hard link to it says the same. */
  written: number
}

export function writeManifest(to: string, release: number, manifest: Manifest): void {
  writeNote(`${releaseIn(to, release)}.json`, manifest)
  syncFolder(path.dirname(releaseIn(to, release)))
}

const isReleased: Guard<ReleasedFile> = withFields({ sha256: isSha256, size: isNumber, written: isNumber })
const areReleased = recordOf(isReleased, isBelow)
const isManifest: Guard<Manifest> = withFields({
  after: optional(isNumber),
  files: areReleased,
  carried: areReleased,
})

function isSha256(value: unknown): value is string {
  return isText(value) && /^[0-9a-f]{64}$/.test(value)
}

/** Undefined if it is damaged. */
export function readManifest(to: string, release: number): Manifest | undefined {
  return readNote(`${releaseIn(to, release)}.json`, isManifest)
}

export const sha256Of = (bytes: Buffer) => hash('sha256', bytes)

/**
 * Whether nobody has touched a file of a release, as far as its size and time say: a look at 10,000 takes a moment, and
 * to read the files of both releases would double what one costs. A step back reads all of them.
 */
export function isUntouched(to: string, release: number, file: string, { size, written }: ReleasedFile): boolean {
  const stats = lstatSync(path.join(releaseIn(to, release), file), { throwIfNoEntry: false })
  return stats?.isFile() === true && stats.size === size && stats.mtimeMs === written
}

/** The files of a release that are not what was released, by reading all of them. */
export function damagedIn(to: string, release: number, { files, carried }: Manifest): string[] {
  return Object.entries({ ...files, ...carried }).flatMap(([file, { sha256 }]) => {
    try {
      return sha256Of(readFileSync(path.join(releaseIn(to, release), file))) === sha256 ? [] : [file]
    } catch {
      return [file]
    }
  })
}
