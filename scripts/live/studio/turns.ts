import { changesMade } from '../../authoring/history/history'
import type { Remembered } from '../../authoring/history/steps-on-disk'
import { planFilesBack, type TakeBackPlan } from '../../authoring/history/take-back'
import { doAgain, lastTakenBack, takeBack } from '../../authoring/history/taken-back'
import type { Refused, TakenBack, Turns } from './contract'
import type { Desk } from './desk'
import { inTitles } from './words'

/** What can be taken back and done again next. */
export function turns(desk: Desk): Turns {
  const { pages } = desk
  const [undo, redo] = [lastOfFiles(pages)?.step.words, lastTakenBack(pages)?.step.words]
  return {
    ...(undo !== undefined && { undo: inTitles(desk, undo) }),
    ...(redo !== undefined && { redo: inTitles(desk, redo) }),
  }
}

/**
 * Takes back the newest change of files, whoever made it. What breaks by it on other pages shows there.
 * @throws Refusal if somebody wrote in one of its files since
 */
export function undo(desk: Desk): TakenBack | Refused {
  const last = lastOfFiles(desk.pages)
  if (!last) return { refused: 'There is nothing to undo.' }
  const plan = planFilesBack(desk.pages, last)
  takeBack(desk.pages, plan)
  return takenBack(desk, plan)
}

/** Does again what was taken back last. @throws Refusal if somebody wrote in one of its files since */
export function redo(desk: Desk): TakenBack | Refused {
  const plan = doAgain(desk.pages)
  return plan ? takenBack(desk, plan) : { refused: 'There is nothing to redo.' }
}

/** A sending changed no file here: what was sent is taken back where it went to. */
function lastOfFiles(pages: string): Remembered | undefined {
  for (const remembered of changesMade(pages)) if (remembered.step.files.length > 0) return remembered
  return undefined
}

function takenBack(desk: Desk, { remembered, writes, removals }: TakeBackPlan): TakenBack {
  return { words: inTitles(desk, remembered.step.words), documents: desk.changed([...writes.keys(), ...removals]) }
}
