import type { Edit } from '../../text/edits'

/** What can be wrong with a document's writing; each has its words in slip-words.ts. */
export type SlipKind =
  | 'curly-quote'
  | 'single-quote'
  | 'missing-quote'
  | 'inner-quote'
  | 'unquoted-name'
  | 'unquoted-text'
  | 'other-word'
  | 'no-value'
  | 'line-break'
  | 'tab'
  | 'backslash'
  | 'apostrophe'
  | 'slashes'
  | 'picture-path'
  | 'odd-space'
  | 'comment'
  | 'dots'
  | 'fence'
  | 'other-mark'
  | 'missing-comma'
  | 'extra-comma'
  | 'missing-colon'
  | 'extra-colon'
  | 'missing-value'
  | 'missing-bracket'
  | 'extra-bracket'
  | 'other-bracket'
  | 'stuck'

/** One slip of the hand: what is to be marked, and the changes after which the text reads as it was meant. */
export interface Slip {
  kind: SlipKind
  offset: number
  length: number
  edits: Edit[]
  /** What the wording needs: the bracket that is missing, the word that was meant. */
  meant?: string
  /** The line on which what is not closed was opened; counts from 1. */
  opened?: number
  /** False where the changes are only a guess. They then serve to read on, and are never offered. */
  sure: boolean
}
