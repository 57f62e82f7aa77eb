import type { Node } from 'jsonc-parser'
import { mendable, put, valueWith, type Kinds, type Made, type Maker, type Place } from './mistake'
import type { PageText, Pick } from './page-text'

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
    marked?: (by: string) => Place,
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
    // All on the first line is marked that is written so.
    const [line = ''] = page.text.slice(first.index).split('\n', 1)
    const last = [...line.matchAll(which)].at(-1)
    const end = first.index + (last?.index ?? 0) + (last?.[0].length ?? 0)
    const added = [...line.matchAll(which)].reduce(
      (sum, [found]) => sum + change(found.slice(1, -1)).length - found.length,
      0,
    )
    return mendable(page, { text, marked: { offset: first.index, length: end - first.index + added } })
  }

const nth = (by: string, what: string): Place => ({ offset: by.indexOf(what), length: what.length })
/** The last word on the first line. */
const beforeBreak = (by: string): Place => {
  const found = /[^\s"]+(?=\n)/.exec(by)
  return { offset: found?.index ?? 0, length: found?.[0].length ?? 0 }
}
const ofField = (pick: Pick, page: PageText, ...names: string[]) => pick(page.named(...names))

const name =
  (change: (name: string) => string): Maker =>
  (page, pick) => {
    const field = ofField(pick, page, 'title', 'heading', 'cards', 'button', 'path', 'description')
    return field && mendable(page, put(page, field.key, change(field.name)))
  }

const entry =
  (change: (page: PageText, node: Node) => Made | undefined): Maker =>
  (page, pick) => {
    const node = pick(page.entries.filter(({ value }) => /^\w+ \w+ [^"']*\w$/.test(String(value))))
    return node && change(page, node)
  }

/** Quotation marks of other sorts, missing ones, and what no text may hold. */
export const inQuotation: Kinds = {
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
  'a line break within a text': [4, written((text) => `"${text.replace(/ (\w+)$/, '\n      $1')}"`, beforeBreak)],
  'two line breaks within a text': [
    2,
    written(
      (text) => (text.split(' ').length > 4 ? `"${text.replace(/ (\w+) ([^ ]+)$/, '\n$1\n$2')}"` : undefined),
      beforeBreak,
    ),
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
      (by) => nth(by, / (".*")"$| (".*") /.exec(by)?.slice(1).find(Boolean) ?? ''),
      (text) => text.replace(/ (\w+)/, ' "$1"'),
    ),
  ],
  'a word in quotation marks at the end of a text': [
    3,
    written(
      (text) => `"${text.replace(/ (\w+)$/, ' "$1"')}"`,
      (by) => nth(by, / (".*")"$| (".*") /.exec(by)?.slice(1).find(Boolean) ?? ''),
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
}
