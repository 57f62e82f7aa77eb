import type { Target } from './walk-links'

/** An entry of a browser's history. */
export interface Entry extends Target {
  /** The document it is in: what fails to come has one of its own. Undefined until it was seen. */
  document?: number | undefined
  /** How far down the window was when it was left; undefined if nobody looked. */
  top?: number | undefined
}

/** The history of a walk, as the browser must have it. */
export class WalkHistory {
  #entries: Entry[]
  #at = 0
  #documents = 0

  constructor(start: Target) {
    this.#entries = [start]
  }

  get at(): number {
    return this.#at
  }

  get here(): Entry {
    const here = this.#entries[this.#at]
    if (!here) throw new Error('The visitor is nowhere')
    return here
  }

  push(target: Entry): void {
    this.#entries = [...this.#entries.slice(0, this.#at + 1), target]
    this.#at++
  }

  replace(target: Entry): void {
    this.#entries[this.#at] = target
  }

  /** Goes back or forward, if there is something. */
  go(by: number): boolean {
    if (!this.#entries[this.#at + by]) return false
    this.#at += by
    return true
  }

  /**
   * Gives the document of this entry a number.
   * @param isAgain whether it takes the place of one that was there: other entries lie in it, too
   */
  seeDocument(isAgain: boolean): number {
    const { document } = this.here
    const number = ++this.#documents
    for (const entry of this.#entries)
      if (entry === this.here || (isAgain && document !== undefined && entry.document === document))
        entry.document = number
    return number
  }
}
