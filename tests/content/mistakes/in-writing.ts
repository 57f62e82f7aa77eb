import type { Node } from 'jsonc-parser'
import { endOf, mendable, put, valueWith, type Kinds, type Made, type Maker } from './mistake'
import type { PageText, Pick } from './page-text'

interface Mark {
  offset: number
  length: number
}

/** Every bracket, comma, colon, text and word of a document, in order. */
function marksOf(page: PageText): Mark[] {
  return [...page.text.matchAll(/"(\\.|[^"\\])*"|[{}[\],:]|[\w.-]+/g)].map(({ 0: { length }, index }) => ({
    offset: index,
    length,
  }))
}

const opens = (page: PageText, mark: Mark, what: string) => page.text.startsWith(what, mark.offset)

/** Leaves a mark out. What comes after it is marked, or at the end of the file what comes before. */
const lacking =
  (
    mark: string,
    which: (page: PageText, place: number, marks: Mark[]) => boolean = () => true,
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

/** Adds marks before or after others. */
const extra =
  (after: RegExp, by: string, before = false, marked: { offset?: number; length?: number } = {}): Maker =>
  (page, pick) => {
    const mark = pick(marksOf(page).filter((each) => after.test(page.slice(each))))
    return mark && mendable(page, put(page, { offset: before ? mark.offset : endOf(mark), length: 0 }, by, marked))
  }

const texts = (page: PageText) =>
  page
    .named('title', 'description', 'heading', 'label', 'location', 'text')
    .filter(
      ({ value }) =>
        /^\w+ \w+ .*\w$/.test(String(value.value)) &&
        !String(value.value).includes('"') &&
        !/['’]/.test(String(value.value)),
    )

/** Writes a field's text otherwise. */
const written =
  (
    change: (text: string) => string | undefined,
    marked?: (by: string) => Mark,
    meant?: (text: string) => string,
  ): Maker =>
  (page, pick) => {
    const field = pick(texts(page))
    const by = field && change(String(field.value.value))
    if (!field || by === undefined) return undefined
    const made = put(page, field.value, by, marked?.(by))
    return meant
      ? { ...made, meant: valueWith(page, field.value, meant(String(field.value.value))) }
      : mendable(page, made)
  }

/** Writes every name and text of the document otherwise; the first is marked. */
const everywhere =
  (which: RegExp, change: (inside: string) => string): Maker =>
  (page) => {
    if (/['’“”]/.test(page.text)) return undefined
    const text = page.text.replace(which, (found) => change(found.slice(1, -1)))
    const first = which.exec(page.text)
    which.lastIndex = 0
    if (!first) return undefined
    return mendable(page, { text, marked: { offset: first.index, length: change(first[0].slice(1, -1)).length } })
  }

const nth = (by: string, what: string): Mark => ({ offset: by.indexOf(what), length: what.length })
const ofField = (pick: Pick, page: PageText, ...names: string[]) => pick(page.named(...names))

const name =
  (change: (name: string) => string): Maker =>
  (page, pick) => {
    const field = ofField(pick, page, 'title', 'heading', 'cards', 'button', 'path', 'description')
    return field && mendable(page, put(page, field.key, change(field.name)))
  }

const bytes =
  (make: (text: string) => Uint8Array, marked: (text: string) => Mark | undefined): Maker =>
  (page) => {
    const title = page.at('title')[0]
    const text = title && String(put(page, { offset: endOf(title.value) - 1, length: 0 }, ' für alle').text)
    const mark = text && marked(text)
    return mark ? { text: make(text), marked: mark } : undefined
  }

const firstOnLine = (page: PageText, i: number, marks: Mark[]) => /\n\s*$/.test(page.text.slice(0, marks[i]?.offset))
const inQuotes = (page: PageText, i: number, marks: Mark[]) =>
  opens(page, marks[i + 1] ?? { offset: 0, length: 0 }, '"')
const beforeBracket = (page: PageText, i: number, marks: Mark[]) =>
  opens(page, marks[i + 1] ?? { offset: 0, length: 0 }, '{')
const entry =
  (change: (page: PageText, node: Node) => Made | undefined): Maker =>
  (page, pick) => {
    const node = pick(page.entries.filter(({ value }) => /^\w+ \w+ [^"']*\w$/.test(String(value))))
    return node && change(page, node)
  }

export const inWriting: Kinds = {
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
  'a semicolon for a comma': [
    2,
    (page, pick) => {
      const mark = pick(marksOf(page).filter((each) => page.slice(each) === ','))
      return mark && mendable(page, put(page, mark, ';'))
    },
  ],
  'an equals sign for a colon': [
    2,
    (page, pick) => {
      const mark = pick(marksOf(page).filter((each) => page.slice(each) === ':'))
      return mark && mendable(page, put(page, mark, ' =', { offset: 1, length: 1 }))
    },
  ],
  'a } too many': [3, extra(/^}$/, '}')],
  'a ] too many': [3, extra(/^]$/, ']')],
  'a ] for a }': [
    2,
    (page, pick) => {
      const mark = pick(marksOf(page).filter((each) => page.slice(each) === '}'))
      return mark && mendable(page, put(page, mark, ']'))
    },
  ],
  'one text in curly quotation marks': [4, written((text) => `“${text}”`)],
  'one text in German quotation marks': [2, written((text) => `„${text}“`)],
  'a text that ends with a curly quotation mark': [2, written((text) => `"${text}”`)],
  'every name and text in curly quotation marks': [2, everywhere(/"(\\.|[^"\\])*"/g, (inside) => `“${inside}”`)],
  'one text in single quotation marks': [3, written((text) => `'${text}'`)],
  'a text with an apostrophe in single quotation marks': [
    2,
    written(
      (text) => `'${text} that's new'`,
      undefined,
      (text) => `${text} that's new`,
    ),
  ],
  'every name and text in single quotation marks': [2, everywhere(/"(\\.|[^"\\])*"/g, (inside) => `'${inside}'`)],
  'a name without quotation marks': [4, name((text) => text)],
  'every name without quotation marks': [2, everywhere(/"[\w$]+"(?=\s*:)/g, (inside) => inside)],
  'a text without quotation marks': [4, written((text) => text)],
  'a comment at the end of a line': [
    3,
    (page, pick) => {
      const line = pick([...page.text.matchAll(/,$/gm)])
      return (
        line &&
        mendable(
          page,
          put(page, { offset: line.index + 1, length: 0 }, ' // to be written by Maria', { offset: 1, length: 25 }),
        )
      )
    },
  ],
  'a comment on a line of its own': [
    3,
    (page, pick) => {
      const line = pick([...page.text.matchAll(/,\n/g)])
      return (
        line &&
        mendable(
          page,
          put(page, { offset: line.index + 2, length: 0 }, '  // ask Maria about this\n', { offset: 2, length: 23 }),
        )
      )
    },
  ],
  'a comment between stars': [3, extra(/^[{[]$/, ' /* first draft */', false, { offset: 1, length: 17 })],
  'a text without its closing quotation mark': [
    5,
    written(
      (text) => `"${text}`,
      (by) => ({ offset: 0, length: by.length }),
    ),
  ],
  'a text without its opening quotation mark': [4, written((text) => `${text}"`)],
  'a name without its closing quotation mark': [3, name((text) => `"${text}`)],
  'a name without its opening quotation mark': [3, name((text) => `${text}"`)],
  'an entry without its closing quotation mark': [
    3,
    entry((page, node) => mendable(page, put(page, node, page.slice(node).slice(0, -1)))),
  ],
  'a line break within a text': [4, written((text) => `"${text.replace(/ (\w+)$/, '\n      $1')}"`)],
  'two line breaks within a text': [
    2,
    written((text) => (text.split(' ').length > 4 ? `"${text.replace(/ (\w+) ([^ ]+)$/, '\n$1\n$2')}"` : undefined)),
  ],
  'a tab within a text': [
    3,
    written(
      (text) => `"${text.replace(' ', '\t')}"`,
      (by) => nth(by, '\t'),
    ),
  ],
  'a word in quotation marks within a text': [
    5,
    written(
      (text) => `"${text.replace(/ (\w+)/, ' "$1"')}"`,
      (by) => ({ offset: by.indexOf('"', 1), length: 1 }),
      (text) => text.replace(/ (\w+)/, ' "$1"'),
    ),
  ],
  'a word in quotation marks at the end of a text': [
    3,
    written(
      (text) => `"${text.replace(/ (\w+)$/, ' "$1"')}"`,
      (by) => ({ offset: by.indexOf('"', 1), length: 1 }),
      (text) => text.replace(/ (\w+)$/, ' "$1"'),
    ),
  ],
  'a backslash within a text': [
    3,
    written(
      (text) => `"${text} C:\\Pages"`,
      (by) => nth(by, '\\P'),
      (text) => `${text} C:\\Pages`,
    ),
  ],
  'an empty file': [1, () => ({ text: '', marked: { offset: 0, length: 0 } })],
  'a file of spaces': [1, () => ({ text: '\n  \n', marked: { offset: 0, length: 1 } })],
  'a page without fields': [1, () => ({ text: '{}\n', marked: { offset: 0, length: 1 } })],
  'a file saved as Windows-1252': [
    2,
    bytes(
      (text) => Buffer.from(text, 'latin1'),
      (text) => (/[^\0-\xff]/.test(text) ? undefined : { offset: /[^\0-\x7f]/.exec(text)?.index ?? 0, length: 1 }),
    ),
  ],
  'a file saved as UTF-16': [
    2,
    bytes(
      (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
      () => ({ offset: 0, length: 1 }),
    ),
  ],
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
  'a space copied from a web page': [2, extra(/^:$/, '\u00a0')],
  'a page between marks for code': [
    2,
    (page) => mendable(page, { text: `\`\`\`json\n${page.text}\`\`\`\n`, marked: { offset: 0, length: 7 } }),
  ],
  'a byte-order mark and a comma missing': [
    2,
    (page, pick, all) => {
      const made = lacking(',', inQuotes)(page, pick, all)
      return made && { ...made, text: `\ufeff${String(made.text)}` }
    },
  ],
  'Windows line ends and a comma missing': [
    2,
    (page, pick, all) => {
      const made = lacking(',', inQuotes)(page, pick, all)
      if (!made) return undefined
      const lines = String(made.text).slice(0, made.marked.offset).split('\n').length - 1
      return {
        ...made,
        text: String(made.text).replaceAll('\n', '\r\n'),
        marked: { ...made.marked, offset: made.marked.offset + lines },
      }
    },
  ],
}
