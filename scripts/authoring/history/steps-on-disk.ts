import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { readNoteWithBytes, writeNote } from '../../engine/files/note'
import { changePlace } from '../../engine/files/place'
import { isStep, type Step } from './step'

/**
 * Steps as files: `000007.note` is a Step as JSON, with its checksum, and behind it what was in its files before, one
 * after the other.
 */

/** A step of the history, newest first in every list. */
export interface Remembered {
  number: number
  step: Step
  /** What was in each of its files before, by place in the folder. */
  before: ReadonlyMap<string, Buffer>
}

/** `history` holds what was done; `taken-back` what was taken back and can be done again. */
type Shelf = 'history' | 'taken-back'

/** Beside the folder always, even where its changes are prepared in it: what is left there would be sent along. */
export function shelfOf(folder: string, shelf: Shelf): string {
  const { target } = changePlace(folder)
  return path.join(path.dirname(target), `.${path.basename(target)}`, shelf)
}

/** The numbers of all steps, newest first. */
export function numbersIn(place: string): number[] {
  const numbers = namesIn(place).flatMap((name) => /^(\d{6})\.note$/.exec(name)?.[1] ?? [])
  return numbers.map(Number).sort((one, other) => other - one)
}

/** A step by its number; undefined if there is none, or it is damaged. */
export function readStep(place: string, number: number): Remembered | undefined {
  const found = readNoteWithBytes(fileOf(place, number), isStep)
  return found && { number, step: found.note, before: filesIn(found.note, found.bytes) }
}

/** Whether a step only keeps the place of a sending that is under way: there is nothing in it to take back. */
export function isHeld(place: string, number: number): boolean {
  const step = readStep(place, number)?.step
  return step?.by === 'send' && step.sent === undefined
}

/** @param before what was in its files, in their order @param number on top of all others if left out */
export function writeStep(place: string, step: Step, before: readonly Buffer[], number?: number): number {
  mkdirSync(place, { recursive: true })
  const own = number ?? (numbersIn(place)[0] ?? 0) + 1
  writeNote(fileOf(place, own), step, before)
  return own
}

/** Takes the steps from one number to another away. */
export function removeSteps(place: string, first: number, last: number): void {
  for (const each of numbersIn(place)) if (each >= first && each <= last) rmSync(fileOf(place, each), { force: true })
}

/** Nothing can be done again any more: once something else is changed, what was taken back belongs to other texts. */
export function forgetTakenBack(folder: string): void {
  removeSteps(shelfOf(folder, 'taken-back'), 0, Infinity)
}

/** How many bytes a step takes. */
export function sizeOf(place: string, number: number): number {
  return statSync(fileOf(place, number)).size
}

export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // There is none yet.
    return []
  }
}

function fileOf(place: string, number: number): string {
  return path.join(place, `${String(number).padStart(6, '0')}.note`)
}

function filesIn({ files }: Step, bytes: Buffer): Map<string, Buffer> {
  let from = 0
  return new Map(
    files.flatMap(({ file, before }): [string, Buffer][] =>
      before === null ? [] : [[file, bytes.subarray(from, (from += before))]],
    ),
  )
}
