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

/** Tells the lines and columns of many offsets in a text. */
export function placesIn(text: string): (offset: number) => TextPlace {
  const starts = startsOfLines(text)
  return (offset) => {
    let [line, after] = [0, starts.length]
    while (after - line > 1) {
      const middle = (line + after) >> 1
      if ((starts[middle] ?? 0) <= offset) line = middle
      else after = middle
    }
    return { line: line + 1, column: Math.min(offset, text.length) - (starts[line] ?? 0) + 1 }
  }
}

/** Tells the offsets of many places in a text; the end of the text for a line it does not have. */
export function offsetsIn(text: string): (place: TextPlace) => number {
  const starts = startsOfLines(text)
  return ({ line, column }) => (starts[line - 1] ?? text.length) + column - 1
}

function startsOfLines(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
