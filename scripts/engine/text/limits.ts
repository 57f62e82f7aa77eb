/** How many brackets may be open one within another. In the site's own documents it is six. */
export const deepest = 50

/** How many fields and entries a document may have. In the site's own documents it is 250. */
export const mostValues = 10_000

/** How many changes may be needed to read a text as it was meant. A page that is written wholly in single quotation marks needs 600. */
export const mostChanges = 40_000

/** Why a text is not looked into, and from where on. */
export interface Beyond {
  limit: 'depth' | 'values' | 'changes'
  offset: number
}

/**
 * Where a text opens more brackets or has more values than that; undefined for any document that somebody meant. What
 * works with documents goes down into them level by level, and at some thousands there is no way back.
 */
export function beyondLimits(text: string): Beyond | undefined {
  let depth = 0
  let values = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === backslash) at++
      // No text goes on in the next line: where a mark is missing, only the rest of its line is misread.
      else if (code === quote || code === lineEnd) quoted = false
    } else if (code === quote) quoted = true
    else if (code === comma) {
      if (++values > mostValues) return { limit: 'values', offset: at }
    } else if (code === brace || code === bracket) {
      if (++depth > deepest) return { limit: 'depth', offset: at }
      if (++values > mostValues) return { limit: 'values', offset: at }
    } else if ((code === braceEnd || code === bracketEnd) && depth > 0) depth--
  }
  return undefined
}

const [quote, backslash, lineEnd, comma, brace, braceEnd, bracket, bracketEnd] = Array.from('"\\\n,{}[]', (mark) =>
  mark.charCodeAt(0),
)
