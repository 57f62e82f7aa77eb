import { lastAtMost } from './text-places'

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

/** Tells where places of the changed text were before the changes: where what was added stands, for what was added. */
export function originalOffsets(edits: readonly Edit[]): (offset: number) => number {
  let moved = 0
  const added = inOrder(edits).map(({ offset, length, text }) => {
    const start = offset + moved
    moved += text.length - length
    return { start, end: start + text.length, offset, moved }
  })
  return (offset) => {
    const last = added[lastAtMost(added, offset, ({ start }) => start)]
    if (!last) return offset
    return offset < last.end ? last.offset : offset - last.moved
  }
}
