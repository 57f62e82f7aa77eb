import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, type Stats } from 'node:fs'
import path from 'node:path'
import { codeOf } from './error-code'
import { look, stampOf } from './stamp'

/**
 * Files that somebody else may have put there. A link could lead to any file of the machine, a pipe never end, a device
 * fill the memory; so nothing but ordinary files is read, and what was opened decides, not what stood there before.
 */

/** Windows knows neither: there, what is looked at before is all there is. */
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

/**
 * Opens an ordinary file for reading.
 * @param most how many bytes it may have
 * @returns its handle, which is to be closed
 * @throws what the system throws; with the code ELOOP for a link, EISDIR for a folder, EFTYPE for a pipe, a socket or a
 * device, EFBIG for a file that is too large
 */
export function openFile(file: string, most = Infinity): number {
  return open(file, most).handle
}

function open(file: string, most: number): { handle: number; found: Stats } {
  // To open a device may do something already.
  refuseOdd(lstatSync(file), file, most)
  const handle = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
  try {
    const found = fstatSync(handle)
    refuseOdd(found, file, most)
    return { handle, found }
  } catch (error) {
    closeSync(handle)
    throw error
  }
}

/** What is in an ordinary file; throws as `openFile` does. */
export function readFile(file: string, most = Infinity): Buffer {
  return readStamped(file, most).bytes
}

/** What is in a file, and the stamp it had when it was opened. */
export interface Stamped {
  bytes: Buffer
  stamp: string
}

function readStamped(file: string, most: number): Stamped {
  const { handle, found } = open(file, most)
  try {
    return { bytes: readFileSync(handle), stamp: stampOf(found).stamp }
  } finally {
    closeSync(handle)
  }
}

/** What is in an ordinary file; undefined where it has more bytes than `most`, which is known before it is read. */
export function readAtMost(file: string, most: number): Buffer | undefined {
  return readStampedAtMost(file, most)?.bytes
}

/** The same with its stamp. */
export function readStampedAtMost(file: string, most: number): Stamped | undefined {
  try {
    return readStamped(file, most)
  } catch (error) {
    if (codeOf(error) === 'EFBIG') return undefined
    throw error
  }
}

/** What on the way from a folder to a file in it is only a link, the file itself included; the folder may be one. */
export function linkOnWay(folder: string, place: string): string | undefined {
  const names = place.split('/')
  const steps = names.map((_, last) => path.posix.join(folder, ...names.slice(0, last + 1)))
  // Where nobody may look nobody opens anything either.
  return steps.find((step) => look(step)?.isSymbolicLink())
}

function refuseOdd(found: Stats, file: string, most: number): void {
  const code = oddity(found, most)
  if (code) throw Object.assign(new Error(`${code}: ${file} is no ordinary file`), { code, path: file })
}

function oddity(found: Stats, most: number): string | undefined {
  if (found.isSymbolicLink()) return 'ELOOP'
  if (found.isDirectory()) return 'EISDIR'
  if (!found.isFile()) return 'EFTYPE'
  return found.size > most ? 'EFBIG' : undefined
}
