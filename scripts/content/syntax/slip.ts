/** A change of the text; offsets count from its beginning. */
export interface Edit {
  offset: number
  length: number
  text: string
}

/** What can be wrong with a document's writing; each has its words in wording/writing.ts. */
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
  | 'slashes'
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

/** The text after the changes. They may not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let read = 0
  for (const { offset, length, text: added } of inOrder(edits)) {
    result += text.slice(read, offset) + added
    read = offset + length
  }
  return result + text.slice(read)
}

export function inOrder(edits: readonly Edit[]): Edit[] {
  return [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length)
}

/** Where a place of the changed text was before the changes; the place itself if what stands there was added. */
export function originalOffset(offset: number, edits: readonly Edit[]): { offset: number; added: boolean } {
  let moved = 0
  for (const edit of inOrder(edits)) {
    const start = edit.offset + moved
    if (offset < start) break
    if (offset < start + edit.text.length) return { offset: edit.offset, added: edit.length === 0 }
    moved += edit.text.length - edit.length
  }
  return { offset: offset - moved, added: false }
}
