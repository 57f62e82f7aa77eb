import { changeFolder } from '../../engine/files/change-folder'
import { Refusal } from '../../engine/refusal'
import { forget, lastToForget, remember, stepOf } from './history'
import { numbersIn, readStep, removeSteps, shelfOf, writeStep, type Remembered } from './steps-on-disk'
import { planFilesBack, type TakeBackPlan } from './take-back'

/**
 * What was taken back and can be done again, until something else is changed. Each is a step as those of the history
 * are, the other way round: it leads from what was before to what the step had made of it.
 */

/** Takes a step back, and puts it where it can be done again. */
export function takeBack(folder: string, plan: TakeBackPlan, now = new Date()): void {
  const { by, words } = plan.remembered.step
  const { step, before } = stepOf(folder, plan, { by, words }, now)
  let last = plan.remembered.number
  changeFolder(folder, plan, () => {
    last = lastToForget(folder, plan.remembered)
    writeStep(shelfOf(folder, 'taken-back'), step, before)
  })
  forget(folder, plan.remembered, last)
}

/** What can be done again, next first; read one by one, as somebody goes on. */
export function* changesTakenBack(folder: string): Generator<Remembered> {
  const place = shelfOf(folder, 'taken-back')
  for (const number of numbersIn(place)) {
    const remembered = readStep(place, number)
    if (remembered) yield remembered
  }
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
  const shelf = shelfOf(folder, 'taken-back')
  let newest = last.number
  changeFolder(folder, plan, () => {
    newest = numbersIn(shelf)[0] ?? newest
    remember(folder, step, before)
  })
  // What is taken back from now on can be done again.
  removeSteps(shelf, last.number, newest)
  return plan
}

function planAgain(folder: string, last: Remembered): TakeBackPlan {
  try {
    return planFilesBack(folder, last)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(
      `“${last.step.words}” was not redone: somebody changed its files since, and those changes would be lost.`,
    )
  }
}
