import { indexOrEnd, isBlank, isSpace, skip, skipBack } from './scan'
import type { Slip } from './slip'
import type { Source } from './source'

/** Where the comment ends that begins at a place; undefined where none does. */
export function commentAt({ text, lineEnd, markOrLineEnd }: Source, at: number): number | undefined {
  switch (text[at]) {
    case '/':
      if (text[at + 1] === '*') return endAfter(text, '*/', at + 2)
      return text[at + 1] === '/' ? lastLine(text, at, lineEnd) : undefined
    case '<':
      return text.startsWith('<!--', at) ? endAfter(text, '-->', at + 4) : undefined
    case '#':
      // Where a quotation mark stands on its line, it may be a color.
      return text[markOrLineEnd(at)] === '"' ? undefined : withoutSpaces(text, at, markOrLineEnd(at))
    default:
      return undefined
  }
}

/** The end of lines that all begin with two slashes. */
function lastLine(text: string, at: number, lineEnd: Source['lineEnd']): number {
  let end = lineEnd(at)
  for (;;) {
    const next = skip(text, end, isSpace)
    if (!text.startsWith('//', next)) return withoutSpaces(text, at, end)
    end = indexOrEnd(text, '\n', next)
  }
}

function endAfter(text: string, mark: string, from: number): number {
  const end = text.indexOf(mark, from)
  return end < 0 ? withoutSpaces(text, from, text.length) : end + mark.length
}

function withoutSpaces(text: string, from: number, end: number): number {
  return skipBack(text, end, isSpace, from)
}

/** A comment goes with the line it stands on. One that holds fields is kept for its author to decide on. */
export function commentSlip({ text, lineStart }: Source, offset: number, end: number): Slip {
  const start = skipBack(text, offset, isBlank)
  const after = skip(text, end, isBlank)
  const lineBreak = text.startsWith('\r\n', after) ? 2 : text[after] === '\n' ? 1 : 0
  const ownLine = lineBreak > 0 && start === lineStart(offset)
  const edit = { offset: start, length: (ownLine ? after + lineBreak : end) - start, text: '' }
  const sure = !/"\s*:|[{}[\]]/.test(text.slice(offset, end))
  return { kind: 'comment', offset, length: end - offset, edits: [edit], sure }
}
