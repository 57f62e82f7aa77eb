import { inQuotes, lacking } from './in-marks'
import { endOf, mendable, put, type Kinds, type Maker, type Place } from './mistake'

const bytes =
  (make: (text: string) => Uint8Array, marked: (text: string) => Place | undefined): Maker =>
  (page) => {
    const title = page.at('title')[0]
    const text = title && String(put(page, { offset: endOf(title.value) - 1, length: 0 }, ' für alle').text)
    const mark = text && marked(text)
    return mark ? { text: make(text), marked: mark } : undefined
  }

/** Files without a page, and pages saved in other ways. */
export const inFiles: Kinds = {
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
      () => ({ offset: 0, length: 0 }),
    ),
  ],
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
