import { hash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import {
  bytesOf,
  bytesOnDisk,
  changeFolder,
  type FileContent,
  type FolderChange,
} from '../../engine/files/change-folder'
import { readNoteWithBytes, writeNote } from '../../engine/files/note'
import { changePlace } from '../../engine/files/place'
import { isStep, type Step } from './step'

/**
 * What was done to a folder of pages, so that it can be taken back: one history for all commands and for any editor.
 * It lies in `.pages-json/history` beside `pages-json`, which is no part of the repository, a file for each step:
 * `000007.note` is a Step as JSON, with its checksum, and behind it what was in its files before, one after the other.
 *
 * A step is noted before it is made, in the lock under which it is made. So none is ever made that could not be taken
 * back, and one that was noted and not made is known by its files, which are as before it: it is passed over. What a
 * step left is known by its hash: whoever wrote in a file since has his words kept.
 */

/** A step of the history, newest first in every list. */
export interface Remembered {
  number: number
  step: Step
  /** What was in each of its files before, by place in the folder. */
  before: ReadonlyMap<string, Buffer>
}

/** So much is kept; the newest step always is. */
const mostSteps = 100
const mostBytes = 50_000_000

/** Changes pages wholly or not at all, and remembers it. @throws Refusal as `changeFolder` does */
export function changePages(
  folder: string,
  change: FolderChange<FileContent>,
  told: Pick<Step, 'by' | 'words'>,
  now = new Date(),
): void {
  const files = [...new Set([...change.writes.keys(), ...change.removals])]
  const step = {
    ...told,
    at: now.toISOString(),
    files: files.map((file) => {
      const [read, written] = [change.read.get(file), change.writes.get(file)]
      return {
        file: file.slice(folder.length + 1),
        before: read === undefined ? null : bytesOf(read).length,
        after: written === undefined ? null : hashOf(bytesOf(written)),
      }
    }),
  }
  const before = files.flatMap((file) => bytesOf(change.read.get(file) ?? ''))
  changeFolder(folder, change, () => remember(folder, step, before))
}

/**
 * Notes a step.
 * @param before what was in its files, in their order
 * @param number the step in whose place it comes; on top of all others if left out
 */
export function remember(folder: string, step: Step, before: readonly Buffer[] = [], number?: number): void {
  const place = historyOf(folder)
  mkdirSync(place, { recursive: true })
  writeNote(fileOf(place, number ?? (numbersIn(place)[0] ?? 0) + 1), step, before)
  forgetOldest(place)
}

/** What can be taken back, newest first; read one by one, as somebody goes on. */
export function* changesMade(folder: string): Generator<Remembered> {
  const place = historyOf(folder)
  /** What files hold once the newer steps are taken back. */
  const then = new Map<string, Buffer | undefined>()
  for (const number of numbersIn(place)) {
    const found = readNoteWithBytes(fileOf(place, number), isStep)
    if (!found) continue
    const step = found.note
    const remembered = { number, step, before: filesIn(step, found.bytes) }
    const contentOf = (file: string) => (then.has(file) ? then.get(file) : contentNow(folder, step, file))
    const isLeft = step.files.some(({ file }) => stateOf(remembered, file, contentOf(file)) !== 'before')
    // Of a sending, the server would have to be asked.
    if (!isLeft && !step.sent) continue
    for (const { file } of step.files) then.set(file, remembered.before.get(file))
    yield remembered
  }
}

/** What would be taken back next. */
export function lastChange(folder: string): Remembered | undefined {
  const [last] = changesMade(folder)
  return last
}

/** The step that was made last of those that changed a file of this one: it has to be taken back before this one can be. */
export function lastOnSameFiles({ step }: Remembered, later: readonly Remembered[]): Remembered | undefined {
  const own = new Set(step.files.map(({ file }) => file))
  return later.find((other) => other.step.files.some(({ file }) => own.has(file)))
}

/**
 * Takes steps out of the history: they were taken back.
 * @param number the first of them @param last the last of them; all that came after the first if left out
 */
export function forget(folder: string, { number }: Pick<Remembered, 'number'>, last = Infinity): void {
  const place = historyOf(folder)
  for (const each of numbersIn(place)) if (each >= number && each <= last) rmSync(fileOf(place, each), { force: true })
}

/** Whether a file is as before a step, as the step left it, or as somebody made it since. */
export function stateOf(
  { step, before }: Pick<Remembered, 'step' | 'before'>,
  file: string,
  content: Buffer | undefined,
): 'before' | 'after' | 'other' {
  const was = before.get(file)
  if (content === undefined ? was === undefined : was?.equals(content)) return 'before'
  const after = step.files.find((each) => each.file === file)?.after ?? null
  return (content === undefined ? null : hashOf(content)) === after ? 'after' : 'other'
}

/** What is in a file. On a disk that ignores letter case, one that is renamed by letter case only is not there twice. */
export function contentNow(folder: string, { files }: Step, file: string): Buffer | undefined {
  const isTwin = (other: string) => other !== file && other.toLowerCase() === file.toLowerCase()
  const place = `${folder}/${file}`
  if (files.some((other) => isTwin(other.file)) && !namesIn(path.dirname(place)).includes(path.basename(place)))
    return undefined
  return bytesOnDisk(place)
}

function filesIn({ files }: Step, bytes: Buffer): Map<string, Buffer> {
  let from = 0
  return new Map(
    files.flatMap(({ file, before }): [string, Buffer][] =>
      before === null ? [] : [[file, bytes.subarray(from, (from += before))]],
    ),
  )
}

function forgetOldest(place: string): void {
  let size = 0
  for (const [age, number] of numbersIn(place).entries()) {
    const file = fileOf(place, number)
    size += statSync(file).size
    if (age > 0 && (age >= mostSteps || size > mostBytes)) rmSync(file)
  }
}

/** Beside the folder always, even where its changes are prepared in it: what is left there would be sent along. */
function historyOf(folder: string): string {
  const { target } = changePlace(folder)
  return path.join(path.dirname(target), `.${path.basename(target)}`, 'history')
}

function fileOf(place: string, number: number): string {
  return path.join(place, `${String(number).padStart(6, '0')}.note`)
}

/** The numbers of all steps, newest first. */
function numbersIn(place: string): number[] {
  const numbers = namesIn(place).flatMap((name) => /^(\d{6})\.note$/.exec(name)?.[1] ?? [])
  return numbers.map(Number).sort((one, other) => other - one)
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // There is none yet.
    return []
  }
}

function hashOf(bytes: Buffer): string {
  return hash('sha256', bytes)
}
