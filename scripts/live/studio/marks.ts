import { isObject } from '../../engine/text/is-object'

/**
 * Invisible marks by which a text on the page is known as one of the document: the number of the text, counted over all
 * texts of the document in its order, in letters that nobody sees. Only `npm run studio` shows pages with marks.
 */

type At = (string | number)[]

/** Begins and ends a mark. */
const edge = '\u2063'

/** The digits 0 to 3. */
const digits = ['\u200C', '\u200D', '\u2060', '\uFEFF']

const pattern = /\u2063((?:\u200C|\u200D|\u2060|\uFEFF)+)\u2063/
const everywhere = new RegExp(pattern, 'g')

/** A document whose texts carry marks, and where each of its texts stands, by number. */
export interface MarkedTexts {
  document: unknown
  places: At[]
}

/**
 * Marks the texts of a document.
 * @param isMarked which of them; the others are counted as well
 */
export function markTexts(document: unknown, isMarked: (at: At, text: string) => boolean = () => true): MarkedTexts {
  const places: At[] = []
  const visit = (value: unknown, at: At): unknown => {
    if (typeof value === 'string') {
      const number = places.push(at) - 1
      return isMarked(at, value) ? withMark(value, number) : value
    }
    if (Array.isArray(value)) return value.map((entry: unknown, place) => visit(entry, [...at, place]))
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, visit(field, [...at, name])]))
  }
  return { document: visit(document, []), places }
}

/** A text with its number, which stands before the marks of Markdown that end it. */
export function withMark(text: string, number: number): string {
  const end = endOfWords(text.trimEnd())
  return text.slice(0, end) + markOf(number) + text.slice(end)
}

/** Where the marks begin that Markdown reads at the end of a text: stars, a table's last line, the signs after a heading. */
function endOfWords(text: string): number {
  const stars = beginOf(text, '*_`')
  if (stars < text.length) return text[stars - 1] === '\\' ? stars + 1 : stars
  if (text.endsWith('|') && !text.endsWith('\\|')) return text.slice(0, -1).trimEnd().length
  const signs = beginOf(text, '#')
  return signs < text.length && text[signs - 1] === ' ' ? signs - 1 : text.length
}

/** Where the signs begin that end a text. */
function beginOf(text: string, signs: string): number {
  let at = text.length
  while (at > 0 && signs.includes(text.charAt(at - 1))) at--
  return at
}

/** The number in a text; undefined where there is none. */
export function readMark(text: string): number | undefined {
  const [, written] = pattern.exec(text) ?? []
  if (written === undefined) return undefined
  return Array.from(written).reduce((number, digit) => number * digits.length + digits.indexOf(digit), 0)
}

/** A text as it was before it was marked. */
export function withoutMarks(text: string): string {
  return text.replace(everywhere, '')
}

function markOf(number: number): string {
  const written = Array.from(number.toString(digits.length), (digit) => digits[Number(digit)] ?? '')
  return `${edge}${written.join('')}${edge}`
}
