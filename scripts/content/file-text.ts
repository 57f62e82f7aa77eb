import { readFile } from '../files/open-file'

const mark = '\uFEFF'

/** The text of an ordinary file, without a byte-order mark. @throws what `openFile` throws */
export function readText(file: string): string {
  return withoutMark(readFile(file).toString('utf8'))
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
