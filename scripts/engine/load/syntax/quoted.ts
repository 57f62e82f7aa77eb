import type { Edit } from '../../text/edits'
import { singles } from './quotes'
import type { Slip } from './slip'
import { slipsWithin } from './within-text'

/** A text between quotation marks of any sort, as far as it was probably meant to go. */
export interface Quoted {
  /** The offset after its last character. */
  end: number
  slips: Slip[]
}

/** A text that lacks its closing mark, which is to stand at `end`. @param inner the marks within it */
export function missing(text: string, from: number, end: number, inner: readonly number[]): Quoted {
  const marks = inner.filter((at) => at < end)
  const read = finish(text, from, end, marks, [], '')
  const slip: Slip = {
    kind: 'missing-quote',
    offset: from,
    length: end - from,
    edits: [{ offset: end, length: 0, text: '"' }],
    sure: marks.length === 0,
  }
  return { end, slips: [slip, ...read.slips] }
}

/**
 * The slips in a text from its opening to its closing mark.
 * @param inner the marks within it @param breaks where its lines end @param mark empty where the closing mark is missing
 */
export function finish(
  text: string,
  from: number,
  last: number,
  inner: readonly number[],
  breaks: readonly number[],
  mark = '"',
): Quoted {
  const opening = text[from] ?? ''
  const closing = mark && (text[last] ?? '')
  const end = last + mark.length
  const slips: Slip[] = []
  const slip = (kind: Slip['kind'], offset: number, length: number, edits: Edit[], sure = true) =>
    slips.push({ kind, offset, length, edits, sure })
  const replaced = (offset: number, by: string, length = 1): Edit => ({ offset, length, text: by })
  const marks = [
    ...(opening === '"' ? [] : [replaced(from, '"')]),
    ...(closing === '"' || !mark ? [] : [replaced(last, '"')]),
  ]
  const content = text.slice(from + 1, last)
  const stray = opening === '"' ? inner.filter((at) => text[at] === '"') : straightIn(content, from + 1)
  const escaped = stray.map((at) => replaced(at, '\\"'))
  // An apostrophe that was written \' needs no backslash any more.
  const apostrophes =
    opening === '"' ? [] : Array.from(content.matchAll(/\\'/g), ({ index }) => replaced(from + 1 + index, ''))
  if (marks.length)
    slip(singles.includes(opening) ? 'single-quote' : 'curly-quote', from, end - from, [
      ...marks,
      ...(opening === '"' ? [] : [...escaped, ...apostrophes]),
    ])
  const [first] = stray
  if (first !== undefined && opening === '"')
    slip('inner-quote', first, (stray.at(-1) ?? first) + 1 - first, escaped, stray.length % 2 === 0)
  return { end, slips: [...slips, ...slipsWithin(text, from, last, breaks)] }
}

/** The straight marks in a text that no backslash stands before. */
function straightIn(content: string, offset: number): number[] {
  return Array.from(content.matchAll(/\\.|"/gs)).flatMap(({ 0: found, index }) =>
    found === '"' ? [offset + index] : [],
  )
}
