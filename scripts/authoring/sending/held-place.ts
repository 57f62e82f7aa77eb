import { forget, remember } from '../history/history'
import type { Step } from '../history/step'
import { isHeld, shelfOf, writeStep } from '../history/steps-on-disk'

/**
 * The place of a sending in the history, from when it was planned: what is saved until the server has it is no part of
 * it, and comes after it.
 */
export class HeldPlace {
  readonly #folder: string
  #number: number | undefined

  /** @param folder the folder of documents */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** Holds the place after all that was made so far; a later one where it is planned anew. */
  hold(): void {
    this.leave()
    // Without files and without what was sent, it is nothing that could be taken back.
    const step: Step = { at: new Date().toISOString(), by: 'send', words: 'Sending', files: [] }
    this.#number = writeStep(shelfOf(this.#folder, 'history'), step, [])
  }

  /** Notes the sending in its place; on top of all others where that is gone. */
  take(step: Step): void {
    remember(this.#folder, step, [], this.#held())
  }

  /** Gives the place up if nothing was noted there. */
  leave(): void {
    const number = this.#held()
    if (number !== undefined) forget(this.#folder, { number })
  }

  #held(): number | undefined {
    const number = this.#number
    return number !== undefined && isHeld(shelfOf(this.#folder, 'history'), number) ? number : undefined
  }
}
