import { changesMade, remember, stateOf, stepOf } from './history'
import { removeSteps, shelfOf } from './steps-on-disk'

/** So many of the newest steps may have made a change that is seen only now. */
const lately = 20

/** A file that another program has written. */
export interface HandEdit {
  file: string
  before: string
  after: string
}

/**
 * Notes what another program has written in a file, so that it can be taken back as well. What a command has done, which
 * has noted it itself, is left alone.
 * @returns whether it was noted
 */
export function rememberEdit(folder: string, { file, before, after }: HandEdit, now = new Date()): boolean {
  if (isNoted(folder, file.slice(folder.length + 1), after)) return false
  const change = { writes: new Map([[file, after]]), removals: [], read: new Map([[file, before]]) }
  const noted = stepOf(folder, change, { by: 'edit', words: `Changed ${file} in another program` }, now)
  remember(folder, noted.step, noted.before)
  removeSteps(shelfOf(folder, 'taken-back'), 0, Infinity)
  return true
}

function isNoted(folder: string, place: string, after: string): boolean {
  let age = 0
  for (const remembered of changesMade(folder)) {
    if (age++ === lately) return false
    const isOf = remembered.step.files.some(({ file }) => file === place)
    if (isOf) return stateOf(remembered, place, Buffer.from(after)) === 'after'
  }
  return false
}
