import { endOf, mendable, put, type Kinds, type Maker, type Place } from './mistake'
import type { PageText } from './page-text'

/** Every bracket, comma, colon, text and word of a document, in order. */
function marksOf(page: PageText): Place[] {
  return [...page.text.matchAll(/"(\\.|[^"\\])*"|[{}[\],:]|[\w.-]+/g)].map(({ 0: { length }, index }) => ({
    offset: index,
    length,
  }))
}

const opens = (page: PageText, mark: Place, what: string) => page.text.startsWith(what, mark.offset)

/** Leaves a mark out. What comes after it is marked, or at the end of the file what comes before. */
export const lacking =
  (
    mark: string,
    which: (page: PageText, place: number, marks: Place[]) => boolean = () => true,
    right?: string,
  ): Maker =>
  (page, pick) => {
    const marks = marksOf(page)
    const place = pick(marks.flatMap((each, i) => (page.slice(each) === mark && which(page, i, marks) ? [i] : [])))
    const lost = place === undefined ? undefined : marks[place]
    if (place === undefined || !lost) return undefined
    const [before, next] = [marks[place - 1], marks[place + 1]]
    const made = put(page, lost, '')
    const marked = next
      ? { offset: next.offset - 1, length: next.length }
      : { offset: (before ? endOf(before) : 1) - 1, length: 1 }
    return mendable(page, { ...made, marked }, right)
  }

/** Adds marks after others. */
const extra =
  (after: RegExp, by: string, marked: Partial<Place> = {}): Maker =>
  (page, pick) => {
    const mark = pick(marksOf(page).filter((each) => after.test(page.slice(each))))
    return mark && mendable(page, put(page, { offset: endOf(mark), length: 0 }, by, marked))
  }

/** Puts another mark in place of one. */
const swapped =
  (mark: string, by: string, marked: Partial<Place> = {}): Maker =>
  (page, pick) => {
    const place = pick(marksOf(page).filter((each) => page.slice(each) === mark))
    return place && mendable(page, put(page, place, by, marked))
  }

/** Adds words after a place of the text. */
const inserted =
  (after: RegExp, by: string, marked: Partial<Place>): Maker =>
  (page, pick) => {
    const place = pick([...page.text.matchAll(after)])
    return place && mendable(page, put(page, { offset: place.index + place[0].length, length: 0 }, by, marked))
  }

const firstOnLine = (page: PageText, i: number, marks: Place[]) => /\n\s*$/.test(page.text.slice(0, marks[i]?.offset))
export const inQuotes = (page: PageText, i: number, marks: Place[]) =>
  opens(page, marks[i + 1] ?? { offset: 0, length: 0 }, '"')
const beforeBracket = (page: PageText, i: number, marks: Place[]) =>
  opens(page, marks[i + 1] ?? { offset: 0, length: 0 }, '{')

/** Brackets, commas and colons that are missing or too many, and what stands between them. */
export const inMarks: Kinds = {
  'a comma missing between fields': [6, lacking(',', inQuotes)],
  'a comma missing between brackets': [4, lacking(',', beforeBracket)],
  'a colon missing': [4, lacking(':')],
  'a closing } missing': [6, lacking('}')],
  'a closing } missing that begins its line': [3, lacking('}', firstOnLine)],
  'a closing ] missing': [5, lacking(']')],
  'an opening { missing': [4, lacking('{')],
  'an opening [ missing': [3, lacking('[')],
  'a comma too many at the end': [
    5,
    (page, pick) => {
      const marks = marksOf(page)
      const place = pick(
        marks.flatMap((mark, i) =>
          /^[}\]]$/.test(page.slice(mark)) && i > 0 && !/^[{[]$/.test(page.slice(marks[i - 1] ?? mark)) ? [i] : [],
        ),
      )
      const before = marks[(place ?? 0) - 1]
      return before && mendable(page, put(page, { offset: endOf(before), length: 0 }, ','))
    },
  ],
  'a comma twice': [3, extra(/^,$/, ',')],
  'a comma at the beginning': [2, extra(/^[{[]$/, ',')],
  'a semicolon for a comma': [2, swapped(',', ';')],
  'an equals sign for a colon': [2, swapped(':', ' =', { offset: 1, length: 1 })],
  'a } too many': [3, extra(/^}$/, '}')],
  'a ] too many': [3, extra(/^]$/, ']')],
  'a ] for a }': [2, swapped('}', ']')],
  'a comment at the end of a line': [3, inserted(/,$/gm, ' // to be written by Maria', { offset: 1, length: 25 })],
  'a comment on a line of its own': [3, inserted(/,\n/g, '  // ask Maria about this\n', { offset: 2, length: 23 })],
  'a comment between stars': [3, extra(/^[{[]$/, ' /* first draft */', { offset: 1, length: 17 })],
  'True for true': [
    2,
    (page, pick) => {
      const button = pick(page.at('sections.*.button'))
      const last = button?.value.children?.at(-1)
      const text = (word: string) =>
        last &&
        put(page, { offset: endOf(last), length: 0 }, `, "external": ${word}`, { offset: 14, length: word.length })
      const made = text('True')
      return made && { ...made, meant: JSON.parse(String(text('true')?.text)) }
    },
  ],
  'None for nothing': [
    2,
    (page, pick) => {
      const field = pick(page.at('group', 'sections.*.id', 'sections.*.text'))
      return field && put(page, field.value, 'None')
    },
  ],
  'dots in place of entries': [
    3,
    (page, pick) => {
      const node = pick(page.entries)
      return node && mendable(page, put(page, { offset: endOf(node), length: 0 }, ', ...', { offset: 2, length: 3 }))
    },
  ],
  'a value that is missing': [
    2,
    (page, pick) => {
      const field = pick(page.at('title', 'sections.*.heading').filter(({ value }) => page.text[endOf(value)] === ','))
      return field && { ...put(page, field.value, ''), marked: { offset: field.value.offset, length: 1 } }
    },
  ],
  'a space copied from a web page': [
    2,
    (page, pick) => {
      const colon = pick(marksOf(page).filter((each) => page.slice(each) === ':'))
      if (!colon) return undefined
      // What can be seen is marked, too: the word after it.
      const [word = ''] = /^ *\S+/.exec(page.text.slice(endOf(colon))) ?? []
      return mendable(page, put(page, { offset: endOf(colon), length: 0 }, '\u00a0', { length: 1 + word.length }))
    },
  ],
}
