import { changeFolder } from '../../engine/files/change-folder'
import { Refusal } from '../../engine/refusal'
import { forget, remember, stepOf } from './history'
import { numbersIn, readStep, removeSteps, shelfOf, writeStep, type Remembered } from './steps-on-disk'
import { lastToForget, planFilesBack, type TakeBackPlan } from './take-back'

/**
 * What was taken back and can be done again, until something else is changed. Each is a step as those of the history
 * are, the other way round: it leads from what was before to what the step had made of it.
 */

/** Takes a step back, and puts it where it can be done again. */
export function takeBackForNow(folder: string, plan: TakeBackPlan, now = new Date()): void {
  const { by, words } = plan.remembered.step
  const { step, before } = stepOf(folder, plan, { by, words }, now)
  changeFolder(folder, plan, () => writeStep(shelfOf(folder, 'taken-back'), step, before))
  forget(folder, plan.remembered, lastToForget(plan))
}

/** What would be done again next. */
export function lastTakenBack(folder: string): Remembered | undefined {
  const place = shelfOf(folder, 'taken-back')
  const [number] = numbersIn(place)
  return number === undefined ? undefined : readStep(place, number)
}

/**
 * Does again what was taken back last.
 * @returns what was done; undefined where there is nothing
 * @throws Refusal if somebody wrote in one of its files since
 */
export function doAgain(folder: string, now = new Date()): TakeBackPlan | undefined {
  const last = lastTakenBack(folder)
  if (!last) return undefined
  const plan = planAgain(folder, last)
  const { by, words } = last.step
  const { step, before } = stepOf(folder, plan, { by, words }, now)
  changeFolder(folder, plan, () => remember(folder, step, before))
  removeSteps(shelfOf(folder, 'taken-back'), last.number, Infinity)
  return plan
}

function planAgain(folder: string, last: Remembered): TakeBackPlan {
  try {
    return planFilesBack(folder, last)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(
      `“${last.step.words}” was not done again: somebody changed its files since, and those changes would be lost.`,
    )
  }
}
