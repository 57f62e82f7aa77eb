/** A place in a text as people count: lines and columns from 1, in UTF-16 units. */
export interface TextPlace {
  line: number
  column: number
}

/** Tells the line and the column of many offsets in a text. */
export function placesIn(text: string): (offset: number) => TextPlace {
  const starts = lineStarts(text)
  return (offset) => {
    const line = lastAtMost(starts, Math.min(offset, text.length), (start) => start) + 1
    return { line, column: Math.min(offset, text.length) - (starts[line - 1] ?? 0) + 1 }
  }
}

/** Tells the offsets of many places in a text; the end of the text for a line it does not have. */
export function offsetsIn(text: string): (place: TextPlace) => number {
  const starts = lineStarts(text)
  return ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Where in an ordered list the last entry is that is not beyond a limit; -1 where all are. */
export function lastAtMost<T>(ordered: readonly T[], most: number, numberOf: (entry: T) => number): number {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const entry = ordered[middle]
    if (entry !== undefined && numberOf(entry) <= most) low = middle + 1
    else high = middle
  }
  return low - 1
}
