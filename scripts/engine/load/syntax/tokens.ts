import { mostChanges, mostValues, type Beyond } from '../../text/limits'
import { readBare } from './bare'
import { commentAt, commentSlip } from './comments'
import { isQuote } from './quotes'
import { isSpace, skip } from './scan'
import type { Slip, SlipKind } from './slip'
import { sourceOf } from './source'
import { quotedReader } from './texts'

/** A bracket, a mark between values, a text, or a word such as true: the pieces a document is made of. */
export interface Token {
  kind: 'mark' | 'text' | 'word'
  /** What it is meant to be, for marks: { } [ ] : or , */
  mark: string
  offset: number
  end: number
}

/** Names and values, and the marks between and around them. */
const mostTokens = 6 * mostValues

/**
 * The pieces of a document and the slips within and between them. What cannot be read becomes text; where there is more
 * of anything than a document can have, nothing else is looked at.
 */
export function readTokens(text: string): { tokens: Token[]; slips: Slip[]; beyond?: Beyond } {
  const source = sourceOf(text)
  const readQuoted = quotedReader(text)
  const tokens: Token[] = []
  const slips: Slip[] = []
  let changes = 0
  const note = (found: Slip) => {
    slips.push(found)
    changes += found.edits.length
  }
  const slip = (kind: SlipKind, offset: number, length: number, by: string, meant?: string, sure = true) =>
    note({ kind, offset, length, edits: [{ offset, length, text: by }], meant, sure })
  let at = 0
  const add = (kind: Token['kind'], end: number, mark = '') => {
    tokens.push({ kind, mark, offset: at, end })
    at = end
  }
  while (at < text.length) {
    if (tokens.length > mostTokens) return { tokens, slips, beyond: { limit: 'values', offset: at } }
    if (changes > mostChanges) return { tokens, slips, beyond: { limit: 'changes', offset: at } }
    const character = text[at] ?? ''
    const fence = character === '`' && text.startsWith('```', at) ? skip(text, at + 3, isWordLetter) - at : 0
    const comment = commentAt(source, at)
    const dots = character === '…' ? 1 : text.startsWith('...', at) ? 3 : 0
    if (' \n\r\t'.includes(character)) at++
    else if (isSpace(text.charCodeAt(at)) || '\u200b\u2060'.includes(character)) {
      slip('odd-space', at, 1, ' ')
      at++
    } else if ('{}[]:,'.includes(character)) add('mark', at + 1, character)
    else if (';='.includes(character)) {
      const meant = character === ';' ? ',' : ':'
      const length = text.startsWith('=>', at) ? 2 : 1
      slip('other-mark', at, length, meant, meant)
      add('mark', at + length, meant)
    } else if (fence && (tokens.length === 0 || at + fence === source.contentEnd)) {
      slip('fence', at, fence, '')
      at += fence
    } else if (comment !== undefined) {
      note(commentSlip(source, at, comment))
      at = comment
    } else if (dots) {
      // With the comma that parts them from what follows, or else from what stands before.
      const next = skip(text, at + dots, isSpace)
      const end = text[next] === ',' ? next + 1 : at + dots
      const before = end > at + dots || tokens.at(-1)?.mark !== ',' ? undefined : tokens.pop()
      const from = before?.offset ?? at
      const edit = { offset: from, length: end - from, text: '' }
      note({ kind: 'dots', offset: at, length: dots, edits: [edit], sure: true })
      at = end
    } else if (isQuote(character) && !fence) {
      const { end, slips: own } = readQuoted(at)
      own.forEach(note)
      add('text', end)
    } else readBare(source, at, slip, add)
  }
  return changes > mostChanges ? { tokens, slips, beyond: { limit: 'changes', offset: 0 } } : { tokens, slips }
}

function isWordLetter(code: number): boolean {
  return /\w/.test(String.fromCharCode(code))
}
