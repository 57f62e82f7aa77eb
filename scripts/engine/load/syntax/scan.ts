/** Steps through a text, each in the time of what it steps over: a pattern that may begin anywhere is slower. */

type IsOf = (code: number) => boolean

/** The first place from `at` on that is not of a kind. */
export function skip(text: string, at: number, isOf: IsOf, end = text.length): number {
  let next = at
  while (next < end && isOf(text.charCodeAt(next))) next++
  return next
}

/** How far back from `end` everything is of a kind: the first place of it. */
export function skipBack(text: string, end: number, isOf: IsOf, from = 0): number {
  let next = end
  while (next > from && isOf(text.charCodeAt(next - 1))) next--
  return next
}

/** What \s is in patterns. */
export function isSpace(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13)
  if (code < 160) return false
  return code === 160 || (code >= 0x1680 && /\s/.test(String.fromCharCode(code)))
}

/** A space that does not end the line. */
export function isSpaceInLine(code: number): boolean {
  return code !== 10 && isSpace(code)
}

/** A space or a tab. */
export function isBlank(code: number): boolean {
  return code === 32 || code === 9
}

/** What the names of fields are made of: [\w$-] */
export function isOfName(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || isAny('_$-', code)
}

/** Whether a character is one of these. */
export function isAny(marks: string, code: number): boolean {
  return marks.includes(String.fromCharCode(code))
}

/** Finds what comes next, asked for places one after the other: the text is gone through once. */
export function nextPlace(find: (at: number) => number): (at: number) => number {
  let from = 0
  let found = -1
  return (at) => {
    if (at < from || at > found) [from, found] = [at, find(at)]
    return found
  }
}

/** The place of a mark from `at` on; the end of the text where there is none. */
export function indexOrEnd(text: string, mark: string, at: number): number {
  const found = text.indexOf(mark, at)
  return found < 0 ? text.length : found
}
