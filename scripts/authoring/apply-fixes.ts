import type { TextChange, Fix } from '../engine/problems/problem'
import { applyEdits, inOrder, type Edit } from '../engine/text/edits'
import { lastAtMost, offsetsIn, type TextPlace } from '../engine/text/text-places'

/** Makes a fix in a text, byte for byte: what it does not change stays as it is. */
export function applyFix(text: string, { changes }: Fix): string {
  const offsetOf = offsetsIn(text)
  return applyEdits(
    text,
    changes.map((change) => editOf(change, offsetOf)),
  )
}

/** The fixes that can be made side by side, first come, first served: none touches what another changes. */
export function apart<T extends { fix: Fix }>(text: string, fixes: readonly T[]): T[] {
  const offsetOf = offsetsIn(text)
  let taken: Edit[] = []
  return fixes.filter(({ fix }) => {
    const own = fix.changes.map((change) => editOf(change, offsetOf))
    const free = !own.some((edit) => touchesAny(edit, taken))
    if (free) taken = inOrder([...taken, ...own])
    return free
  })
}

/** @param others in order, none within another */
function touchesAny({ offset, length }: Edit, others: readonly Edit[]): boolean {
  const other = others[lastAtMost(others, offset + length, (each) => each.offset)]
  return other !== undefined && offset <= other.offset + other.length
}

function editOf({ line, column, endLine, endColumn, text }: TextChange, offsetOf: (place: TextPlace) => number): Edit {
  const offset = offsetOf({ line, column })
  return { offset, length: offsetOf({ line: endLine, column: endColumn }) - offset, text }
}
