/** How many brackets may be open one within another. In the site's own documents it is six. */
export const deepest = 50

/**
 * Where a text opens more brackets than that; undefined in any document that somebody meant. What works with documents
 * goes down into them level by level, and at some thousands there is no way back.
 */
export function tooDeep(text: string): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === backslash) at++
      // No text goes on in the next line: where a mark is missing, only the rest of its line is misread.
      else if (code === quote || code === lineEnd) quoted = false
    } else if (code === quote) quoted = true
    else if (code === brace || code === bracket) {
      if (++depth > deepest) return at
    } else if ((code === braceEnd || code === bracketEnd) && depth > 0) depth--
  }
  return undefined
}

const [quote, backslash, lineEnd, brace, braceEnd, bracket, bracketEnd] = Array.from('"\\\n{}[]', (mark) =>
  mark.charCodeAt(0),
)
