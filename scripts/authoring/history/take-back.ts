import { contentOf, type Documents } from '../documents'
import type { FolderChange } from '../../engine/files/change-folder'
import { listed, mostFiles } from '../../engine/problems/words/sentence'
import { Refusal } from '../../engine/refusal'
import { contentNow, lastOnSameFiles, stateOf } from './history'
import type { Remembered } from './steps-on-disk'

/** A step that can be taken back. */
export interface TakeBackPlan extends FolderChange<Buffer> {
  remembered: Remembered
  /** The steps that were made after it, and stay. */
  later: readonly Remembered[]
}

/**
 * Works out what brings the files of a step back to what they were, byte for byte.
 * @param later the steps that were made after it, newest first
 * @throws Refusal if one of these, or somebody, wrote in one of them since, or another page would break by it
 */
export function planTakeBack(
  documents: Documents,
  remembered: Remembered,
  later: readonly Remembered[] = [],
): TakeBackPlan {
  const plan = planFilesBack(documents.pages, remembered, later)
  refuseBreaking(documents, plan)
  return plan
}

/**
 * The same for who shows at once what breaks by it, and lets it be mended there.
 * @throws Refusal if a later step, or somebody, wrote in one of the files since
 */
export function planFilesBack(pages: string, remembered: Remembered, later: readonly Remembered[] = []): TakeBackPlan {
  const { step, before } = remembered
  refuseLaterStep(remembered, later)
  const now = new Map(step.files.map(({ file }) => [file, contentNow(pages, step, file)]))
  const stateNow = new Map([...now].map(([file, content]) => [file, stateOf(remembered, file, content)]))
  refuseLaterEdits(
    step.words,
    [...stateNow].flatMap(([file, state]) => (state === 'other' ? `${pages}/${file}` : [])),
    (file) => now.get(file.slice(pages.length + 1)) === undefined,
    later.length === 0,
  )
  const changed = step.files.filter(({ file }) => stateNow.get(file) === 'after').map(({ file }) => file)
  const named = <T>(valueOf: (file: string) => T | undefined) =>
    new Map(
      changed.flatMap((file): [string, T][] => {
        const value = valueOf(file)
        return value === undefined ? [] : [[`${pages}/${file}`, value]]
      }),
    )
  const writes = named((file) => before.get(file))
  const removals = changed.flatMap((file) => (before.has(file) ? [] : `${pages}/${file}`))
  return { remembered, later, writes, removals, read: named((file) => now.get(file)) }
}

function refuseLaterStep(remembered: Remembered, later: readonly Remembered[]): void {
  const last = lastOnSameFiles(remembered, later)
  if (!last) return
  throw new Refusal(
    `Nothing was taken back: “${last.step.words}” came after “${remembered.step.words}” and changed the same file. Take that back first: npm run undo -- ${later.indexOf(last) + 1}`,
  )
}

function refuseLaterEdits(
  words: string,
  files: readonly string[],
  isGone: (file: string) => boolean,
  isLast: boolean,
): void {
  if (files.length === 0) return
  const [gone, edited] = [files.filter(isGone), files.filter((file) => !isGone(file))]
  throw new Refusal(
    [
      `Nothing was taken back. ${isLast ? 'The last step was' : 'You chose'} “${words}”, and since then`,
      ...(edited.length > 0 ? [`  somebody wrote in ${listed(edited, mostFiles)}: those words would be lost.`] : []),
      ...(gone.length > 0 ? [`  somebody removed ${listed(gone, mostFiles)}.`] : []),
      'To take the step back all the same, first undo those changes where they were made: in VS Code, open the file, press Ctrl and Z until it is as it was, save it, and run npm run undo again. To keep them, leave it all as it is.',
    ].join('\n'),
  )
}

/** Refuses what would break a page that the step had nothing to do with, such as one that links to a page made by it. */
function refuseBreaking(documents: Documents, { remembered, writes, removals }: TakeBackPlan): void {
  const { pages, texts } = documents
  const own = new Set(remembered.step.files.map(({ file }) => `${pages}/${file}`))
  const isDocument = (file: string) => texts.has(file) || /^[^_.].*\.json$/.test(file.slice(pages.length + 1))
  const kept = [...texts].filter(([file]) => !removals.includes(file))
  const back = [...writes].filter(([file]) => isDocument(file)).map(([file, bytes]) => [file, String(bytes)] as const)
  const before = contentOf(documents)
  const after = contentOf({ ...documents, texts: new Map([...kept, ...back]) }, before)
  const known = new Set(before.problems.map(({ file, rule, message }) => `${file} ${rule} ${message}`))
  const broken = after.problems.find(
    ({ severity, file, rule, message }) =>
      severity === 'error' && !own.has(file) && !known.has(`${file} ${rule} ${message}`),
  )
  if (!broken) return
  throw new Refusal(
    `Nothing was taken back, as ${broken.file} would break by it. ${broken.message} Change that page first, then run npm run undo again.`,
  )
}
