import type { Slip, SlipKind } from './slip'
import { isEnd, isQuote, readQuoted } from './texts'

/** A bracket, a mark between values, a text, or a word such as true: the pieces a document is made of. */
export interface Token {
  kind: 'mark' | 'text' | 'word'
  /** What it is meant to be, for marks: { } [ ] : or , */
  mark: string
  offset: number
  end: number
}

/** The pieces of a document and the slips within and between them. Never gives up: what cannot be read becomes text. */
export function readTokens(text: string): { tokens: Token[]; slips: Slip[] } {
  const tokens: Token[] = []
  const slips: Slip[] = []
  const slip = (kind: SlipKind, offset: number, length: number, by: string, meant?: string, sure = true) =>
    slips.push({ kind, offset, length, edits: [{ offset, length, text: by }], meant, sure })
  let at = 0
  const add = (kind: Token['kind'], end: number, mark = '') => {
    tokens.push({ kind, mark, offset: at, end })
    at = end
  }
  while (at < text.length) {
    const character = text[at] ?? ''
    const rest = text.slice(at)
    const [comment] =
      /^(\/\/[^\n]*(\n\s*\/\/[^\n]*)*|\/\*.*?(\*\/|$)|<!--.*?(-->|$)|#[^\n"]*(?=\n|$))/s.exec(rest) ?? []
    const [dots] = /^(\.\.\.|…)/.exec(rest) ?? []
    const [fence] = /^```\w*/.exec(rest) ?? []
    if (/[ \n\r\t]/.test(character)) at++
    else if (/[\s\u200b\u2060\ufeff]/.test(character)) {
      slip('odd-space', at, 1, ' ')
      at++
    } else if ('{}[]:,'.includes(character)) add('mark', at + 1, character)
    else if (';='.includes(character)) {
      const meant = character === ';' ? ',' : ':'
      const length = rest.startsWith('=>') ? 2 : 1
      slip('other-mark', at, length, meant, meant)
      add('mark', at + length, meant)
    } else if (fence && (tokens.length === 0 || rest.trimEnd() === fence)) {
      slip('fence', at, fence.length, '')
      at += fence.length
    } else if (comment) {
      const kept = comment.replace(/\s+$/, '')
      slips.push(commentSlip(text, at, kept))
      at += kept.length
    } else if (dots) {
      // With the comma that parts them from what follows, or else from what stands before.
      const comma = /^\s*,/.exec(text.slice(at + dots.length))?.[0].length ?? 0
      const before = comma || tokens.at(-1)?.mark !== ',' ? undefined : tokens.pop()
      const from = before?.offset ?? at
      const edit = { offset: from, length: at + dots.length + comma - from, text: '' }
      slips.push({ kind: 'dots', offset: at, length: dots.length, edits: [edit], sure: true })
      at += dots.length + comma
    } else if (isQuote(character) && !rest.startsWith('```')) {
      const { end, slips: own } = readQuoted(text, at)
      slips.push(...own)
      add('text', end)
    } else readBare(text, at, slip, add)
  }
  return { tokens, slips }
}

/** A comment goes with the line it stands on. One that holds fields is kept for its author to decide on. */
function commentSlip(text: string, offset: number, comment: string): Slip {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const indent = text.slice(lineStart, offset)
  const after = /^[ \t]*\r?\n/.exec(text.slice(offset + comment.length))?.[0]
  const ownLine = /^[ \t]*$/.test(indent) && after !== undefined
  const before = ownLine ? indent.length : (/[ \t]*$/.exec(indent)?.[0].length ?? 0)
  const edit = ownLine
    ? { offset: lineStart, length: before + comment.length + after.length, text: '' }
    : { offset: offset - before, length: before + comment.length, text: '' }
  return { kind: 'comment', offset, length: comment.length, edits: [edit], sure: !/"\s*:|[{}[\]]/.test(comment) }
}

type AddSlip = (kind: SlipKind, offset: number, length: number, by: string, meant?: string, sure?: boolean) => void
type AddToken = (kind: Token['kind'], end: number) => void

/** Reads what stands without quotation marks: a name, a word such as true, a number, or a text. */
function readBare(text: string, at: number, slip: AddSlip, add: AddToken): void {
  const rest = text.slice(at)
  const [number] = /^-?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?(?=[\s,;}\]]|$)/.exec(rest) ?? []
  const [word = ''] = /^[\w$-]+/.exec(rest) ?? []
  if (number !== undefined || /^(true|false|null)$/.test(word)) return add('word', at + (number ?? word).length)
  const halfQuoted = /^((?:\\.|[^"“”\\\n])*)["”]/.exec(rest)
  if (halfQuoted && isEnd(text, at + halfQuoted[0].length, /^[\w$-]+$/.test(halfQuoted[1] ?? ''))) {
    slip('missing-quote', at, halfQuoted[0].length, `"${halfQuoted[1] ?? ''}"`)
    return add('text', at + halfQuoted[0].length)
  }
  if (/^[\w$-]+\s*[:=](?!\/\/)/.test(rest)) {
    slip('unquoted-name', at, word.length, `"${word}"`, word)
    return add('text', at + word.length)
  }
  const meant = otherWord(word)
  if (meant !== undefined && /^[\w$-]+\s*([,}\];]|\r?\n|$)/.test(rest)) {
    slip(meant === 'null' ? 'no-value' : 'other-word', at, word.length, meant, meant, meant !== 'null')
    return add('word', at + word.length)
  }
  const bare = bareText(text, at)
  // With marks in it, it may be more than one text.
  slip('unquoted-text', at, bare.length, JSON.stringify(bare), bare, !/["{}[\]]/.test(bare))
  add('text', at + bare.length)
}

function otherWord(word: string): string | undefined {
  if (/^(true|false)$/i.test(word)) return word.toLowerCase()
  if (/^(none|null|nil|undefined)$/i.test(word)) return 'null'
  return /^0+\d+$/.test(word) ? String(Number(word)) : undefined
}

/** Up to where a text without quotation marks goes: to a mark between values, or to the end of the line. */
function bareText(text: string, at: number): string {
  const line = /^[^\n]*/.exec(text.slice(at))?.[0] ?? ''
  for (let end = 1; end < line.length; end++)
    if (/[\s,}\]]/.test(line[end] ?? '') && isEnd(text, at + end, false)) return line.slice(0, end).trimEnd()
  return line.trimEnd()
}
