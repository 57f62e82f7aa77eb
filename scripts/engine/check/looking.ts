import type { Whole } from './check'

/** The files of pages into which a check looked: of the rest it knows only the facts for which it asks. */
export interface LookedInto {
  /** Whose documents it read. */
  read: string[]
  /** To whose places links lead, or by whose places it judged. */
  places: string[]
}

/** Lets a check look at all pages, and takes down into which it looks. */
export class Looking {
  readonly whole: Whole
  readonly #read = new Set<string>()
  readonly #places = new Set<string>()

  constructor(whole: Whole) {
    this.whole = {
      ...whole,
      draft: (file) => {
        this.#read.add(file)
        return whole.draft(file)
      },
      placesOn: (page) => {
        this.#places.add(page.file)
        return whole.placesOn(page)
      },
    }
  }

  /** Into which pages it looked until now. */
  get into(): LookedInto {
    return { read: [...this.#read], places: [...this.#places] }
  }
}
