/** How many entries of its list stand to the left of an element in its row, as it is laid out now. */
export function placeInRow(element: Element): number {
  const entry = element.closest('li')
  if (!entry?.parentElement) return 0
  const own = entry.getBoundingClientRect()
  const toTheLeft = [...entry.parentElement.children]
    .map((other) => other.getBoundingClientRect())
    // Rows that touch may overlap by a fraction of a pixel.
    .filter(({ left, top, bottom }) => left < own.left && top < own.bottom - 1 && bottom > own.top + 1)
  // What stands in one column counts once.
  return new Set(toTheLeft.map(({ left }) => Math.round(left))).size
}
