import { applyEdits, type Edit } from '../content/edits'
import type { Change, Fix } from '../content/problem'

/** Makes a fix in a text, byte for byte: what it does not change stays as it is. */
export function applyFix(text: string, { changes }: Fix): string {
  const starts = lineStarts(text)
  return applyEdits(
    text,
    changes.map((change) => editOf(change, starts)),
  )
}

/** The fixes that can be made side by side, first come, first served: none touches what another changes. */
export function apart<T extends { fix: Fix }>(text: string, fixes: readonly T[]): T[] {
  const starts = lineStarts(text)
  const taken: Edit[] = []
  return fixes.filter(({ fix }) => {
    const own = fix.changes.map((change) => editOf(change, starts))
    const free = own.every((edit) => taken.every((other) => !touch(edit, other)))
    if (free) taken.push(...own)
    return free
  })
}

function touch(one: Edit, other: Edit): boolean {
  return one.offset <= other.offset + other.length && other.offset <= one.offset + one.length
}

function editOf({ line, column, endLine, endColumn, text }: Change, starts: readonly number[]): Edit {
  const place = (row: number, cell: number) => (starts[row - 1] ?? 0) + cell - 1
  const offset = place(line, column)
  return { offset, length: place(endLine, endColumn) - offset, text }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
