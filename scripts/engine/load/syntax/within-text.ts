import { inOrder, type Edit } from '../../text/edits'
import { lastAtMost } from '../../text/text-places'
import { isBlank, isSpace, isSpaceInLine, skip, skipBack } from './scan'
import type { Slip } from './slip'

/** A backslash that begins nothing known, or what no text may hold as it is: tabs and other unseen characters. */
const strange = /\\(?!u[\da-fA-F]{4}|["\\/bfnrt])(.?)|\\.|\r(?!\n)|(?![\r\n\x7f-\x9f])\p{Cc}/gsu

/** A picture by its place on a computer with Windows, as “Copy as path” gives it. */
const picturePath = /^[A-Za-z]:\\(?:[^\\/\n]{1,200}\\){0,30}([^\\/\n]{1,200}\.(?:jpe?g|png|webp|avif|gif|heic|svg))$/i

/**
 * Finds the slips between the quotation marks of a text.
 * @param from where its opening mark is @param last where its closing mark is @param breaks where its lines end
 */
export function slipsWithin(text: string, from: number, last: number, breaks: readonly number[]): Slip[] {
  const slips: Slip[] = []
  const add = (kind: Slip['kind'], offset: number, length: number, edits: Edit[], meant?: string) =>
    slips.push({ kind, offset, length, edits, meant, sure: true })
  const content = text.slice(from + 1, last)
  const picture = picturePath.exec(content)?.[1]
  if (picture !== undefined) {
    add(
      'picture-path',
      from,
      content.length + 2,
      [{ offset: from + 1, length: content.length, text: picture }],
      picture,
    )
    return slips
  }
  const joins = breaks.map((at) => joined(text, at))
  const [firstBreak] = breaks
  if (firstBreak !== undefined) {
    // What is marked can be seen: the last word before the line ends.
    const end = skipBack(text, firstBreak, isSpace, from)
    const begin = skipBack(text, end, (code) => !isSpace(code), from + 1)
    add('line-break', begin, end - begin, joins)
  }
  const paths = [...content.matchAll(/(?<=\]\(|^)\\[\w-][\w\\/#?=-]*(?=\)|$)/g)].map(({ 0: path, index }) => ({
    path,
    offset: from + 1 + index,
  }))
  for (const { path, offset } of paths) {
    const meant = path.replaceAll('\\', '/')
    add('slashes', offset, path.length, [{ offset, length: path.length, text: meant }], meant)
  }
  const known = inOrder([...joins, ...paths.map(({ path, offset }) => ({ offset, length: path.length, text: '' }))])
  const isKnown = (offset: number) => {
    const range = known[lastAtMost(known, offset, (each) => each.offset)]
    return range !== undefined && offset < range.offset + range.length
  }
  for (const { 0: found, index, 1: after } of content.matchAll(strange)) {
    const offset = from + 1 + index
    if (isKnown(offset)) continue
    // Between other quotation marks it goes with these.
    if (after === "'" && text[from] !== '"') continue
    if (after === "'") add('apostrophe', offset, 2, [{ offset, length: 1, text: '' }])
    else if (after !== undefined) add('backslash', offset, found.length, [{ offset, length: 1, text: '\\\\' }])
    else if (!found.startsWith('\\')) add('tab', offset, 1, [{ offset, length: 1, text: found === '\t' ? ' ' : '' }])
  }
  return slips
}

/** A line break within a text becomes a space, or stays one where the next line is a list's, a table's or a quote's. */
function joined(text: string, at: number): Edit {
  const start = skipBack(text, at, (code) => isBlank(code) || code === 13)
  const end = skip(text, at + 1, isBlank)
  return { offset: start, length: end - start, text: beginsBlock(text, end) ? '\\n' : ' ' }
}

/** Whether a line begins something of its own, or is empty. */
function beginsBlock(text: string, at: number): boolean {
  return text[skip(text, at, isSpaceInLine)] === '\n' || /^(([-*>|#]|\d+\.)\s|```)/.test(text.slice(at, at + 400))
}
