import type { Whole } from '../check'

/** The files of pages into which a check looked: of the rest it knows only the facts for which it asks. */
export interface LookedInto {
  /** Whose documents it read, or in which it found something. */
  read: string[]
  /** To whose anchors and headings links lead, or by whose it judged. */
  placesOf: string[]
}

/** The same pages, and a list of those into which a check looks, as it grows. */
export function watched(whole: Whole): { whole: Whole; read: Set<string>; placesOf: Set<string> } {
  const read = new Set<string>()
  const placesOf = new Set<string>()
  const draft = (file: string) => {
    read.add(file)
    return whole.draft(file)
  }
  const placesOn: Whole['placesOn'] = (page) => {
    placesOf.add(page.file)
    return whole.placesOn(page)
  }
  return { whole: { ...whole, draft, placesOn }, read, placesOf }
}
