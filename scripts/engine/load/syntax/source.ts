import { placesIn } from '../../text/text-places'
import { indexOrEnd, nextPlace } from './scan'

/** A text that is read from its beginning to its end, and what is asked of it on the way. */
export interface Source {
  text: string
  /** Where it ends but for spaces. */
  contentEnd: number
  lineStart: (at: number) => number
  lineEnd: (at: number) => number
  /** The next straight mark or the end of the line. */
  markOrLineEnd: (at: number) => number
  /**
   * The mark that ends a text which began at a place without one; none where its line has no such mark. What a
   * backslash stands before is none.
   */
  halfQuoteEnd: (at: number) => number | undefined
}

/** Prepares a text for being read. All questions together take no longer than going through it a few times. */
export function sourceOf(text: string): Source {
  const placeOf = placesIn(text)
  const lineEnd = nextPlace((at) => indexOrEnd(text, '\n', at))
  return {
    text,
    contentEnd: text.trimEnd().length,
    lineStart: (at) => at - placeOf(at).column + 1,
    lineEnd,
    markOrLineEnd: nextPlace((at) => Math.min(indexOrEnd(text, '"', at), lineEnd(at))),
    halfQuoteEnd: halfQuotes(text, lineEnd),
  }
}

/** For each line that is asked about, from its end back, where a text would end that began at each of its places. */
function halfQuotes(text: string, lineEnd: (at: number) => number): Source['halfQuoteEnd'] {
  let first = 0
  let ends = new Int32Array(0)
  return (at) => {
    if (at < first || at >= first + ends.length) {
      const end = lineEnd(at)
      first = at
      ends = new Int32Array(end - at + 1).fill(-1)
      for (let place = end - 1; place >= at; place--) ends[place - at] = endFrom(place, end)
    }
    const end = ends[at - first] ?? -1
    return end < 0 ? undefined : end
  }

  function endFrom(place: number, end: number): number {
    const character = text[place] ?? ''
    if (character === '"' || character === '”') return place
    if (character === '“') return -1
    if (character !== '\\') return ends[place - first + 1] ?? -1
    return place + 1 >= end || '\r\u2028\u2029'.includes(text[place + 1] ?? '') ? -1 : (ends[place - first + 2] ?? -1)
  }
}
