import type { Edit } from '../text/edits'
import type { Example } from './example'

/**
 * What a document has to keep: what an author is told who breaks it, the same in the terminal, in JSON, on GitHub and
 * in the browser; what mends it; and how it looks wrong and right, as the guide shows it and the tests try it.
 */
export interface Rule<Particulars extends unknown[] = never[]> extends Example {
  /** Its name in reports, and of its place in the guide: dead-link */
  id: string
  /** What it is about, in a few words: the heading over its sentence on GitHub and in other tools. */
  about: string
  /** The sentence and the remedy, from what the check knows. */
  words: (...particulars: Particulars) => Wording
}

/** Holds the parts of a rule against each other where it is written. */
export function rule<Particulars extends unknown[]>(parts: Rule<Particulars>): Rule<Particulars> {
  return parts
}

/**
 * A whole sentence, which begins with a word of ours or in quotation marks, or what is said of the field or the entry
 * itself: `is empty. …`. Its name and the section it is in are put before it where its place is looked up.
 */
export type Message = string | { itself: string }

/** What is said of a mistake, and what can be done about it. */
export interface Wording {
  message: Message
  severity?: 'warning'
  suggestions?: string[]
  /** What there is to choose from. */
  hint?: string
  /** What `npm run fix` does about it; only where that is safe. */
  fix?: { title: string } & Repair
}

/** The words of a rule that only warns, and is worded by the check that finds it broken. */
export function warning(wording: Wording): Wording {
  return { severity: 'warning', ...wording }
}

/** How a text is changed, in terms of what the finding marks. */
export type Repair =
  /** What stands there instead of what is marked. */
  | { put: string }
  /** The address that stands there instead of what is marked, in quotation marks or within a text. */
  | { link: string }
  /** What the field's value becomes. */
  | { value: unknown }
  /** The field beside it whose value it changes places with. */
  | { swap: string }
  /** Brackets that go around the field's value. */
  | { around: [string, string] }
  /** The field goes, or the entry of the list. */
  | { remove: true }
  /** Changes at these places of the text. */
  | { edits: Edit[] }
