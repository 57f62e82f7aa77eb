/** A text without the letters of a kind at its beginning and its end. A pattern for the end would begin at each of them. */
export function withoutEnds(text: string, isOf: (letter: string) => boolean): string {
  let start = 0
  while (start < text.length && isOf(text[start] ?? '')) start++
  return withoutEnd(text.slice(start), isOf)
}

/** The same for its end only. */
export function withoutEnd(text: string, isOf: (letter: string) => boolean): string {
  let end = text.length
  while (end > 0 && isOf(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}
