import { listed, mostFiles } from '../../engine/problems/words/sentence'
import { changesMade, remember, stateOf, stepOf } from './history'
import type { Step } from './step'
import { forgetTakenBack, numbersIn, shelfOf, type Remembered } from './steps-on-disk'
import { changesTakenBack } from './taken-back'

/** So many of the newest steps may have made a change that is seen only now. */
const lately = 20

/** What comes this soon after another was written by the same program, such as Git: the system tells it in pieces. In milliseconds. */
const atOnce = 2000

/** What steps of other programs have in common. */
const run = 'another program'

/** A file that another program has written. */
export interface HandEdit {
  file: string
  before: string
  after: string
}

/**
 * Notes what another program has written, all at once as one step, so that it can be taken back as well. What a command
 * has done or taken back, which has noted it itself, is left alone.
 */
export function rememberEdits(folder: string, edits: readonly HandEdit[], now = new Date()): void {
  if (edits.length === 0) return
  const made = [...newest(changesMade(folder))]
  const steps = [...newest(changesTakenBack(folder)), ...made]
  const unnoted = edits.filter(({ file, after }) => !isNoted(steps, file.slice(folder.length + 1), after))
  if (unnoted.length === 0) return
  const writes = new Map(unnoted.map(({ file, after }) => [file, after]))
  const read = new Map(unnoted.map(({ file, before }) => [file, before]))
  const told = { by: 'edit', words: wordsFor([...writes.keys()]), run } as const
  const { step, before } = stepOf(folder, { writes, removals: [], read }, told, now)
  // What is noted above it, such as a sending that is under way, comes between.
  const isTop = made[0]?.number === numbersIn(shelfOf(folder, 'history'))[0]
  const begun = isTop && goesOn(made[0], step, now) ? made[0] : undefined
  if (begun) {
    const files = [...begun.step.files, ...step.files]
    const words = wordsFor(files.map(({ file }) => `${folder}/${file}`))
    remember(folder, { ...step, words, files }, [...begun.before.values(), ...before], begun.number)
  } else remember(folder, step, before)
  forgetTakenBack(folder)
}

/**
 * Notes that what somebody had written in a page that another program has removed went with the page: undo brings the
 * page back with it. No step says that it was written: it never was in a file, and undo would remove the page again.
 * @param words what became of it, as a line for people
 */
export function rememberLost(
  folder: string,
  { file, text, words }: { file: string; text: string; words: string },
  now = new Date(),
): void {
  const change = { writes: new Map<string, string>(), removals: [file], read: new Map([[file, text]]) }
  const { step, before } = stepOf(folder, change, { by: 'studio', words }, now)
  remember(folder, step, before)
  forgetTakenBack(folder)
}

function wordsFor(files: readonly string[]): string {
  return `Changed ${listed(files, mostFiles)} in another program`
}

/** Whether edits go on with the newest step: it was made of others of just now. */
function goesOn(last: Remembered | undefined, { files }: Step, now: Date): boolean {
  if (last?.step.run !== run || now.getTime() - Date.parse(last.step.at) > atOnce) return false
  return !last.step.files.some(({ file }) => files.some((own) => own.file === file))
}

function* newest(steps: Iterable<Remembered>): Generator<Remembered> {
  let age = 0
  for (const step of steps) {
    if (age++ === lately) return
    yield step
  }
}

function isNoted(steps: readonly Remembered[], place: string, after: string): boolean {
  const last = steps.find(({ step }) => step.files.some(({ file }) => file === place))
  return last !== undefined && stateOf(last, place, Buffer.from(after)) === 'after'
}
