type Span = 'full' | 'half' | 'wide' | 'narrow' | 'third'

/**
 * How much of its row a card takes: wide and narrow ones in turn, then thirds, so that every row comes out even.
 * @param brief whether no card has more than a few words: three of those stand side by side
 */
export function spanOf(index: number, count: number, brief: boolean): Span {
  if (count === 3 && brief) return 'third'
  if (count <= 3) return index === 0 && count !== 2 ? 'full' : 'half'
  const inPairs = [6, 4, 2][count % 3] ?? 0
  if (index >= inPairs) return 'third'
  return index % 4 === 0 || index % 4 === 3 ? 'wide' : 'narrow'
}
