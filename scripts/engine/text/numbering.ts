/** Numbers words that come again, without counting from the first each time: 100,000 alike would take minutes. */
export class Numbering {
  /** For words that have come, with what number they came last. */
  readonly #counts = new Map<string, number>()

  /**
   * Makes words unlike all that are taken.
   * @param between what stands before the number
   */
  unlike(words: string, between: string, isTaken: (words: string) => boolean): string {
    let count = this.#counts.get(words) ?? 1
    let unlike = count === 1 ? words : `${words}${between}${count}`
    while (isTaken(unlike)) unlike = `${words}${between}${++count}`
    this.#counts.set(words, count)
    return unlike
  }
}
