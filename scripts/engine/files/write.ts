import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'

/** Writes a file that is always whole, whenever the process ends, and on the disk when this returns. */
export function writeAtomically(file: string, content: string | readonly Buffer[]): void {
  const handle = openSync(`${file}.new`, 'w')
  try {
    for (const bytes of typeof content === 'string' ? [Buffer.from(content)] : content) writeWhole(handle, bytes)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  renameSync(`${file}.new`, file)
}

/**
 * Writes all of the bytes: the system may take only a part of them at a time, as on a disk that is nearly full.
 * @param at how far from the file's beginning; where it was left off, if nothing is said
 */
export function writeWhole(handle: number, bytes: Buffer, at?: number): void {
  for (let written = 0; written < bytes.length;)
    written += writeSync(handle, bytes, written, undefined, at === undefined ? at : at + written)
}

/** Brings a folder's names to the disk, so that a rename outlives a power cut. Windows neither needs nor allows it. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** @param made folders that are known to be there, which saves asking */
export function makeFolder(folder: string, made: Set<string>): void {
  if (made.has(folder)) return
  mkdirSync(folder, { recursive: true })
  made.add(folder)
}
