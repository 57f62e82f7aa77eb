import { readFileSync } from 'node:fs'
import type { Guard } from '../text/shape'
import { checksumOf } from './checksum.mjs'
import { writeAtomically } from './write'

/**
 * What one command remembers for the next, as JSON with the checksum of its own text. Whoever reads a note trusts it
 * no more than a stranger's file: a disk, an editor or a person may have damaged it. That troubles nobody: what a
 * damaged note was about is made again.
 */

const beforeChecksum = '{"checksum":"'
const beforeLength = '","length":'
const beforeNote = ',"note":'

/** A note that was read, and the bytes behind it. */
export interface NoteWithBytes<T> {
  note: T
  bytes: Buffer
}

/**
 * Writes a note, which is whole at every instant.
 * @param note what JSON can express @param bytes what is to stand behind it, for who does not want to parse all of it
 */
export function writeNote(file: string, note: object, bytes: readonly Buffer[] = []): void {
  const json = Buffer.from(JSON.stringify(note))
  const start = beforeChecksum + checksumOf(json, ...bytes) + beforeLength + json.length + beforeNote
  writeAtomically(file, [Buffer.from(start), json, Buffer.from('}\n'), ...bytes])
}

/**
 * Reads a note; undefined if there is none, or it is damaged.
 * @param isSound whether it has the form a note of this kind has
 */
export function readNote<T>(file: string, isSound: Guard<T>): T | undefined {
  return readNoteWithBytes(file, isSound)?.note
}

/** The same, with the bytes that stand behind the note. */
export function readNoteWithBytes<T>(file: string, isSound: Guard<T>): NoteWithBytes<T> | undefined {
  try {
    const whole = readFileSync(file)
    const [lengthAt, noteAt] = [whole.indexOf(beforeLength), whole.indexOf(beforeNote)]
    const start = noteAt + beforeNote.length
    const end = start + Number(whole.toString('latin1', lengthAt + beforeLength.length, noteAt))
    const [json, bytes] = [whole.subarray(start, end), whole.subarray(end + '}\n'.length)]
    if (whole.toString('latin1', beforeChecksum.length, lengthAt) !== checksumOf(json, bytes)) return undefined
    const note: unknown = JSON.parse(json.toString('utf8'))
    return isSound(note) ? { note, bytes } : undefined
  } catch {
    return undefined
  }
}

/** Whether a file a note names lies below the folder it is about, as all that was written there does. */
export function isBelow(file: unknown): file is string {
  return typeof file === 'string' && file !== '' && !/^(?:[/\\]|[A-Za-z]:)|(?<![^/\\])\.\.?(?![^/\\])|\0/.test(file)
}
