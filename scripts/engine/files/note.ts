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
const beforeNote = '","note":'

/** Writes a note, which is whole at every instant. @param note what JSON can express */
export function writeNote(file: string, note: object): void {
  const pieces = piecesOf(note)
  writeAtomically(file, [
    Buffer.from(`${beforeChecksum}${checksumOf(...pieces)}${beforeNote}`),
    ...pieces,
    Buffer.from('}'),
  ])
}

/** How many entries of a list are written at a time. */
const pieceLength = 1000

/** A note's JSON. Of 100,000 pages a build remembers 110 MB: as one text, they would take as much once more. */
function piecesOf(note: object): Buffer[] {
  const fields = Object.entries(note).filter(([, value]) => value !== undefined)
  const texts = fields.flatMap(([name, value], number) => {
    const start = `${number > 0 ? ',' : ''}${JSON.stringify(name)}:`
    return Array.isArray(value)
      ? [Buffer.from(`${start}[`), ...entriesOf(value), Buffer.from(']')]
      : [Buffer.from(start + JSON.stringify(value))]
  })
  return [Buffer.from('{'), ...texts, Buffer.from('}')]
}

function entriesOf(list: readonly unknown[]): Buffer[] {
  return Array.from({ length: Math.ceil(list.length / pieceLength) }, (_, number) => {
    const entries = list.slice(number * pieceLength, (number + 1) * pieceLength)
    return Buffer.from((number > 0 ? ',' : '') + JSON.stringify(entries).slice(1, -1))
  })
}

/**
 * Reads a note; undefined if there is none, or it is damaged.
 * @param isSound whether it has the form a note of this kind has
 */
export function readNote<T>(file: string, isSound: Guard<T>): T | undefined {
  try {
    const whole = readFileSync(file)
    const at = whole.indexOf(beforeNote)
    const bytes = whole.subarray(at + beforeNote.length, -1)
    if (whole.toString('utf8', beforeChecksum.length, at) !== checksumOf(bytes)) return undefined
    const note: unknown = JSON.parse(bytes.toString('utf8'))
    return isSound(note) ? note : undefined
  } catch {
    return undefined
  }
}

/** Whether a file a note names lies below the folder it is about, as all that was written there does. */
export function isBelow(file: unknown): file is string {
  return typeof file === 'string' && file !== '' && !/^[/\\]|^[a-z]:|(^|[/\\])\.{1,2}([/\\]|$)|\0/i.test(file)
}
