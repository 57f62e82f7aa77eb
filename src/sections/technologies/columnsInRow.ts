const most = 4

/** How many tiles stand in the row of a tile: at most four, and about as many in every row, so that none is left open. */
export function columnsInRow(index: number, count: number): number {
  const rows = Math.ceil(count / most)
  const few = Math.floor(count / rows)
  const inLongRows = (count % rows) * (few + 1)
  return index < inLongRows ? few + 1 : few
}
