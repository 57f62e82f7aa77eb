/** A place in a text as people count: lines and columns from 1, in UTF-16 units. */
export interface TextPlace {
  line: number
  column: number
}

/** The line and the column of an offset. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

/** Tells the offsets of many places in a text; the end of the text for a line it does not have. */
export function offsetsIn(text: string): (place: TextPlace) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1
}
