import type { Edit } from '../edits'
import type { Slip } from './slip'

/** A backslash that begins nothing known, or what no text may hold as it is: tabs and other unseen characters. */
const strange = /\\(?!u[\da-f]{4}|["'\\/bfnrt])(.?)|\\.|\r(?!\n)|(?![\r\n\x7f-\x9f])\p{Cc}/gisu

/**
 * Finds the slips between the quotation marks of a text.
 * @param from where its opening mark is @param last where its closing mark is @param breaks where its lines end
 */
export function slipsWithin(text: string, from: number, last: number, breaks: readonly number[]): Slip[] {
  const slips: Slip[] = []
  const add = (kind: Slip['kind'], offset: number, length: number, edits: Edit[], meant?: string) =>
    slips.push({ kind, offset, length, edits, meant, sure: true })
  const content = text.slice(from + 1, last)
  const joins = breaks.map((at) => joined(text, at))
  if (joins.length) add('line-break', from, last + 1 - from, joins)
  const paths = [...content.matchAll(/(?<=\]\(|^)\\[\w-][\w\\/#?=-]*(?=\)|$)/g)].map(({ 0: path, index }) => ({
    path,
    offset: from + 1 + index,
  }))
  for (const { path, offset } of paths) {
    const meant = path.replaceAll('\\', '/')
    add('slashes', offset, path.length, [{ offset, length: path.length, text: meant }], meant)
  }
  const known = [...joins, ...paths.map(({ path, offset }) => ({ offset, length: path.length }))]
  for (const { 0: found, index, 1: after } of content.matchAll(strange)) {
    const offset = from + 1 + index
    if (known.some((range) => offset >= range.offset && offset < range.offset + range.length)) continue
    if (after !== undefined) add('backslash', offset, found.length, [{ offset, length: 1, text: '\\\\' }])
    else if (!found.startsWith('\\')) add('tab', offset, 1, [{ offset, length: 1, text: found === '\t' ? ' ' : '' }])
  }
  return slips
}

/** A line break within a text becomes a space, or stays one where the next line is a list's, a table's or a quote's. */
function joined(text: string, at: number): Edit {
  const before = /[ \t\r]*$/.exec(text.slice(0, at))?.[0].length ?? 0
  const [after = ''] = /^[ \t]*/.exec(text.slice(at + 1)) ?? []
  const kept = /^(\s*\n|([-*>|#]|\d+\.)\s|```)/.test(text.slice(at + 1 + after.length))
  return { offset: at - before, length: before + 1 + after.length, text: kept ? '\\n' : ' ' }
}
