import { hash } from 'node:crypto'
import path from 'node:path'
import {
  bytesOf,
  bytesOnDisk,
  changeFolder,
  type FileContent,
  type FolderChange,
} from '../../engine/files/change-folder'
import type { Step } from './step'
import {
  forgetTakenBack,
  isHeld,
  namesIn,
  numbersIn,
  readStep,
  removeSteps,
  shelfOf,
  sizeOf,
  writeStep,
  type Remembered,
} from './steps-on-disk'

/**
 * What was done to a folder of pages, so that it can be taken back: one history for all commands and for any editor.
 * It lies in `.pages-json/history` beside `pages-json`, which is no part of the repository, a file for each step.
 *
 * A step is noted before it is made, in the lock under which it is made. So none is ever made that could not be taken
 * back, and one that was noted and not made is known by its files, which are as before it: it is passed over. What a
 * step left is known by its hash: whoever wrote in a file since has his words kept.
 *
 * Of a run of changes, such as the letters of a word, the first makes a step and the others go on with it.
 */

/** So much is kept; the newest step always is. */
const mostSteps = 1000
const mostBytes = 50_000_000

/** What is told of a step by who makes it. */
export type Told = Pick<Step, 'by' | 'words' | 'run'>

/** Changes pages wholly or not at all, and remembers it. @throws Refusal as `changeFolder` does */
export function changePages(folder: string, change: FolderChange<FileContent>, told: Told, now = new Date()): void {
  const { step, before } = stepOf(folder, change, told, now)
  const begun = told.run === undefined ? undefined : beginOf(folder, step, before)
  changeFolder(folder, change, () => {
    if (begun) writeStep(shelfOf(folder, 'history'), goneOn(begun, step), [...begun.before.values()], begun.number)
    else remember(folder, step, before)
    forgetTakenBack(folder)
  })
}

/** A change as a step, and what was in its files before. */
export function stepOf(
  folder: string,
  { writes, removals, read }: FolderChange<FileContent>,
  told: Told,
  now: Date,
): { step: Step; before: Buffer[] } {
  const files = [...new Set([...writes.keys(), ...removals])]
  const step = {
    ...told,
    at: now.toISOString(),
    files: files.map((file) => {
      const [was, written] = [read.get(file), writes.get(file)]
      return {
        file: file.slice(folder.length + 1),
        before: was === undefined ? null : bytesOf(was).length,
        after: written === undefined ? null : hashOf(bytesOf(written)),
      }
    }),
  }
  return { step, before: files.flatMap((file) => bytesOf(read.get(file) ?? '')) }
}

/** The step that a change goes on with: the newest, of the same run and files, which are as it left them. */
function beginOf(folder: string, step: Step, before: readonly Buffer[]): Remembered | undefined {
  const place = shelfOf(folder, 'history')
  const [number] = numbersIn(place)
  const last = number === undefined ? undefined : readStep(place, number)
  if (!last || last.step.run !== step.run || last.step.by !== step.by) return undefined
  const isSame =
    last.step.files.length === step.files.length &&
    step.files.every(({ file, before: length }, i) => {
      const [own, content] = [last.step.files[i], before[i]]
      return own?.file === file && length !== null && content !== undefined && own.after === hashOf(content)
    })
  return isSame ? last : undefined
}

/** A step with what came after it in its run. Should that not be made, the files are as the step left them before. */
function goneOn({ step: first }: Remembered, step: Step): Step {
  const files = first.files.map((own, i) => {
    const after = step.files[i]?.after ?? null
    return { ...own, after, ...(own.after !== null && { or: own.after }) }
  })
  return { ...step, files }
}

/**
 * Notes a step.
 * @param before what was in its files, in their order
 * @param number the step in whose place it comes; on top of all others if left out
 */
export function remember(folder: string, step: Step, before: readonly Buffer[] = [], number?: number): void {
  const place = shelfOf(folder, 'history')
  forgetOldest(place, writeStep(place, step, before, number))
}

/** What can be taken back, newest first; read one by one, as somebody goes on. */
export function* changesMade(folder: string): Generator<Remembered> {
  const place = shelfOf(folder, 'history')
  /** What files hold once the newer steps are taken back. */
  const then = new Map<string, Buffer | undefined>()
  for (const number of numbersIn(place)) {
    const remembered = readStep(place, number)
    if (!remembered) continue
    const { step } = remembered
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
 * The last of the steps that go with one that is taken back: where none was made after it, those noted after it
 * were not made and never will be. What somebody else makes in the meantime stays.
 */
export function lastToForget(folder: string, { number }: Pick<Remembered, 'number'>): number {
  const place = shelfOf(folder, 'history')
  // First, as others note theirs at any time.
  const later = numbersIn(place).filter((other) => other > number)
  if (lastChange(folder)?.number !== number) return number
  // A sending that is under way keeps its place.
  const held = later.findLast((other) => isHeld(place, other))
  return held === undefined ? (later[0] ?? number) : held - 1
}

/** Takes steps out of the history, from one to another: they were taken back. */
export function forget(folder: string, { number }: Pick<Remembered, 'number'>, last = number): void {
  removeSteps(shelfOf(folder, 'history'), number, last)
}

/** Whether a file is as before a step, as the step left it, or as somebody made it since. */
export function stateOf(
  { step, before }: Pick<Remembered, 'step' | 'before'>,
  file: string,
  content: Buffer | undefined,
): 'before' | 'after' | 'other' {
  const was = before.get(file)
  if (content === undefined ? was === undefined : was?.equals(content)) return 'before'
  const { after = null, or = after } = step.files.find((each) => each.file === file) ?? {}
  const now = content === undefined ? null : hashOf(content)
  return now === after || now === or ? 'after' : 'other'
}

/** What is in a file. On a disk that ignores letter case, one that is renamed by letter case only is not there twice. */
export function contentNow(folder: string, { files }: Step, file: string): Buffer | undefined {
  const isTwin = (other: string) => other !== file && other.toLowerCase() === file.toLowerCase()
  const place = `${folder}/${file}`
  if (files.some((other) => isTwin(other.file)) && !namesIn(path.dirname(place)).includes(path.basename(place)))
    return undefined
  return bytesOnDisk(place)
}

/** How often is looked how much there is in all, unless a step is as large as this. */
const lookEvery = 20
const large = 1_000_000

function forgetOldest(place: string, newest: number): void {
  const numbers = numbersIn(place)
  const last = numbers[mostSteps]
  if (last !== undefined) removeSteps(place, 0, last)
  if (newest % lookEvery !== 0 && sizeOf(place, newest) < large) return
  let size = 0
  for (const [age, number] of numbers.slice(0, mostSteps).entries()) {
    size += sizeOf(place, number)
    if (age > 0 && size > mostBytes) return removeSteps(place, 0, number)
  }
}

export function hashOf(bytes: Buffer): string {
  return hash('sha256', bytes)
}
