import { forget, remember } from '../history/history'
import type { Step } from '../history/step'
import { readStep, shelfOf, writeStep } from '../history/steps-on-disk'

/**
 * The place of a sending in the history, from when it was planned: what is saved until the server has it is no part of
 * it, and comes after it.
 */
export class HeldPlace {
  readonly #folder: string
  #number: number

  /** @param folder the folder of documents */
  constructor(folder: string) {
    this.#folder = folder
    this.#number = this.#hold()
  }

  /** Holds a later one, as what is sent was planned anew. */
  holdAnew(): void {
    this.leave()
    this.#number = this.#hold()
  }

  /** Notes the sending in its place; on top of all others where that is gone, as after an undo. */
  take(step: Step): void {
    remember(this.#folder, step, [], this.#isHeld() ? this.#number : undefined)
  }

  /** Gives the place up if nothing was noted there. */
  leave(): void {
    if (this.#isHeld()) forget(this.#folder, { number: this.#number })
  }

  #hold(): number {
    // Without files and without what was sent, it is nothing that could be taken back.
    const step: Step = { at: new Date().toISOString(), by: 'send', words: 'Sending', files: [] }
    return writeStep(shelfOf(this.#folder, 'history'), step, [])
  }

  #isHeld(): boolean {
    const held = readStep(shelfOf(this.#folder, 'history'), this.#number)?.step
    return held?.by === 'send' && held.sent === undefined
  }
}
