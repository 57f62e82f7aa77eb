/** A change of the text; offsets count from its beginning. */
export interface Edit {
  offset: number
  length: number
  text: string
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
