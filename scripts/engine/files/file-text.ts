import { Refusal } from '../refusal'
import { mostBytes, readDocument } from './read-document'

const mark = '\uFEFF'

/** The text of an ordinary file, without a byte-order mark. @throws what `openFile` throws */
export function readText(file: string): string {
  const found = readDocument(file)
  if (!found) throw new Refusal(`${file} is larger than ${mostBytes / 1_000_000} megabytes. Make several pages of it.`)
  return withoutMark(found.bytes.toString('utf8'))
}

/** The same; undefined where the file cannot be read. */
export function textIfReadable(file: string): string | undefined {
  try {
    return readText(file)
  } catch {
    return undefined
  }
}

/** A text without its byte-order mark. */
export function withoutMark(text: string): string {
  return text.startsWith(mark) ? text.slice(mark.length) : text
}

/** Changes a text without its byte-order mark, which stays. */
export function keepingMark(text: string, change: (text: string) => string): string {
  return text.startsWith(mark) ? mark + change(withoutMark(text)) : change(text)
}
