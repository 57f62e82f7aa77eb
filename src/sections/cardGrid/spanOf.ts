type Span = 'full' | 'half' | 'wide' | 'narrow' | 'third'

/** How much of its row a card takes: wide and narrow ones in turn, then thirds, so that every row comes out even. */
export function spanOf(index: number, count: number): Span {
  if (count <= 3) return index === 0 && count !== 2 ? 'full' : 'half'
  const inPairs = [6, 4, 2][count % 3] ?? 0
  if (index >= inPairs) return 'third'
  return index % 4 === 0 || index % 4 === 3 ? 'wide' : 'narrow'
}
