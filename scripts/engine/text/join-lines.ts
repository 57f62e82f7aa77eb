/** A text whose lines stand one behind the other, a space between them. */
export function joinLines(text: string): string {
  return text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))
}
