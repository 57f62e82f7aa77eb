/** How a document's text is laid out: its lines, their indentation, and the space between values. */

/** The spaces and line breaks before a place. */
export function gapBefore(text: string, offset: number): string {
  return text.slice(text.slice(0, offset).trimEnd().length, offset)
}

/** The spaces that the line of a place begins with. */
export function lineIndentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

/** How the text's lines end. */
export function lineEndOf(text: string): string {
  return /\r?\n/.exec(text)?.[0] ?? '\n'
}

/**
 * A value as it is written at a place: its further lines are indented as far as the line it stands in.
 * @param jsonText the value as JSON, its last line being as far indented as its first one is meant
 */
export function asWrittenAt(text: string, offset: number, jsonText: string): string {
  const [first = '', ...further] = jsonText.trim().split(/\r?\n/)
  const own = /^[ \t]*/.exec(further.at(-1) ?? '')?.[0] ?? ''
  const indent = lineIndentAt(text, offset)
  const lines = further.map((line) => indent + (line.startsWith(own) ? line.slice(own.length) : line.trimStart()))
  return [first, ...lines].join(lineEndOf(text))
}
