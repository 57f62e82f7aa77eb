/** Where a key leads in a grid of cells that fills row by row; undefined where it leads nowhere. */
export function cellAfter(key: string, at: number, columns: number, cells: number): number | undefined {
  const to = target(key, at, columns, cells)
  return to === undefined || to === at || to < 0 || to >= cells ? undefined : to
}

function target(key: string, at: number, columns: number, cells: number): number | undefined {
  const row = at - (at % columns)
  switch (key) {
    case 'ArrowRight':
      return at + 1
    case 'ArrowLeft':
      return at - 1
    case 'ArrowDown':
      return at + columns
    case 'ArrowUp':
      return at - columns
    case 'Home':
      return row
    case 'End':
      return Math.min(row + columns, cells) - 1
    default:
      return undefined
  }
}
