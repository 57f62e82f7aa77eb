import { readFileSync } from 'node:fs'
import path from 'node:path'
import { checksumOf } from '../files/checksum.mjs'
import { isBelow, readNote } from '../files/note'
import { changePlace } from '../files/place'
import { toldEach, type Told } from '../progress'
import { isText, listOf, recordOf, withFields, type Guard } from '../text/shape'
import type { MadeFiles } from './state'
import { stateFolder } from './state-note'

/** The endings of compressed copies, which servers hand out instead of the file itself. */
export const compressions = ['.br', '.gz'] as const

/** The file that a file is a compressed copy of; itself if it is none. */
export function uncompressed(file: string): string {
  return file.replace(/\.(br|gz)$/, '')
}

/** What is remembered of a file's compressed copies. */
interface Packed {
  /** Checksum of the file they were made of. */
  of: string
  /** Their own checksums, in the order of `compressions`. */
  copies: string[]
}

/** By file. */
export type PackedFiles = Record<string, Packed>

export function packedNote(out: string): string {
  return path.join(stateFolder(out), 'packed.json')
}

const arePacked: Guard<PackedFiles> = recordOf(withFields({ of: isText, copies: listOf(isText) }), isBelow)

/** What is remembered of the compressed copies; nothing if there are none, or the note is damaged. */
export function readPacked(out: string): PackedFiles {
  return readNote(packedNote(out), arePacked) ?? {}
}

/**
 * Compares the output with what was made: every file that was emptied, edited, cut off or lost.
 * @param made by the last build @param there the files that are in the folder
 */
export function damagedFiles(out: string, made: MadeFiles, there: ReadonlySet<string>, told?: Told): string[] {
  const { target } = changePlace(out)
  const isWhole = (file: string, checksum: string) =>
    there.has(file) && checksumOf(readFileSync(path.join(target, file))) === checksum
  const copies = Object.entries(readPacked(out)).flatMap(([file, { copies: checksums }]) =>
    checksums.map((checksum, nth): [string, string] => [`${file}${compressions[nth]}`, checksum]),
  )
  // Copies that a build has removed are made anew with the next ones.
  const all = [...Object.entries(made), ...copies.filter(([file]) => there.has(file))]
  const damaged: string[] = []
  for (const [file, checksum] of toldEach('Checking what was built before', all, told))
    if (!isWhole(file, checksum)) damaged.push(file)
  return damaged
}

/** The files that the last build made, are still there, and are what was made. */
export function soundFiles(
  made: MadeFiles,
  there: ReadonlySet<string>,
  damaged: readonly string[],
): Pick<ReadonlySet<string>, 'has'> {
  const without = new Set(damaged)
  return { has: (file) => there.has(file) && Object.hasOwn(made, file) && !without.has(file) }
}
