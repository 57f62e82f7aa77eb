import type { Whole } from './check'

/** The files of pages into which a check looked: of the rest it knows only the facts for which it asks. */
export interface LookedInto {
  /** Whose documents it read. */
  read: string[]
  /** To whose anchors links lead, or by whose anchors it judged. */
  byAnchors: string[]
}

/** Lets a check look at all pages, and takes down into which it looks. */
export class Looking {
  readonly whole: Whole
  readonly #read: Set<string>
  readonly #byAnchors: Set<string>

  /** @param before into which it looked before */
  constructor(whole: Whole, before?: LookedInto) {
    this.#read = new Set(before?.read)
    this.#byAnchors = new Set(before?.byAnchors)
    this.whole = {
      ...whole,
      draft: (file) => {
        this.#read.add(file)
        return whole.draft(file)
      },
      anchorsOf: (page) => {
        this.#byAnchors.add(page.file)
        return whole.anchorsOf(page)
      },
    }
  }

  /** Into which pages it looked until now. */
  get into(): LookedInto {
    return { read: [...this.#read], byAnchors: [...this.#byAnchors] }
  }
}
