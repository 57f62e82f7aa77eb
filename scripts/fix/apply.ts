import type { Change, Fix } from '../content/problem'

/** A change by its places in the text. */
interface Replacement {
  from: number
  to: number
  text: string
}

/** Makes a fix in a text, byte for byte: what it does not change stays as it is. */
export function applyFix(text: string, { changes }: Fix): string {
  const starts = lineStarts(text)
  return changes
    .map((change) => replacementOf(change, starts))
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((result, { from, to, text: by }) => result.slice(0, from) + by + result.slice(to), text)
}

/** The fixes that can be made side by side, first come, first served: none touches what another changes. */
export function apart<T extends { fix: Fix }>(text: string, fixes: readonly T[]): T[] {
  const starts = lineStarts(text)
  const taken: Replacement[] = []
  return fixes.filter(({ fix }) => {
    const own = fix.changes.map((change) => replacementOf(change, starts))
    const free = own.every(({ from, to }) => taken.every((other) => to < other.from || from > other.to))
    if (free) taken.push(...own)
    return free
  })
}

function replacementOf({ line, column, endLine, endColumn, text }: Change, starts: readonly number[]): Replacement {
  const offset = (row: number, cell: number) => (starts[row - 1] ?? 0) + cell - 1
  return { from: offset(line, column), to: offset(endLine, endColumn), text }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
