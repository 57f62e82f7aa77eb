/** How much of a line is repeated in a sentence. */
const longest = 60

/** A part of a diagram in quotation marks, as much of it as fits into a sentence. */
export function shown(text: string): string {
  return `"${text.length > longest ? `${text.slice(0, longest - 1)}…` : text}"`
}
