/**
 * How much of many files of tests is done, by how long each of them took last time: a tenth of the files takes two
 * thirds of the time, so that their count alone would say little of the time left.
 */
export class WeighedFiles {
  readonly #weights: ReadonlyMap<string, number>
  readonly #all: number
  readonly #shares = new Map<string, number>()

  /** @param durations how many milliseconds each file took; undefined if it never ran, which makes it one like the others */
  constructor(durations: ReadonlyMap<string, number | undefined>) {
    const known = [...durations.values()].filter((duration) => duration !== undefined)
    const usual = known.length > 0 ? sum(known) / known.length : 0
    this.#weights = new Map([...durations].map(([file, duration = usual]) => [file, duration + reading]))
    this.#all = sum([...this.#weights.values()])
  }

  /** @param share how much of the file is done, from 0 to 1; what was done once stays so */
  set(file: string, share: number): void {
    this.#shares.set(file, Math.min(1, Math.max(share, this.#shares.get(file) ?? 0)))
  }

  /** How much of all is done, from 0 to 1. */
  get share(): number {
    const done = sum([...this.#shares].map(([file, share]) => share * (this.#weights.get(file) ?? 0)))
    return this.#all > 0 ? done / this.#all : 0
  }
}

/** What it takes to read a file of tests, in milliseconds, which is not in the time that its tests took. */
const reading = 300

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
