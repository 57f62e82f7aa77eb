import { isOfName, isSpace, skip, skipBack } from './scan'
import type { SlipKind } from './slip'
import type { Source } from './source'
import { isEnd } from './text-end'

type AddSlip = (kind: SlipKind, offset: number, length: number, by: string, meant?: string, sure?: boolean) => void
type AddToken = (kind: 'text' | 'word', end: number) => void

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?(?=[\s,;}\]]|$)/y

/** Reads what stands without quotation marks: a name, a word such as true, a number, or a text. */
export function readBare(source: Source, at: number, slip: AddSlip, add: AddToken): void {
  const { text } = source
  const wordEnd = skip(text, at, isOfName)
  const word = text.slice(at, wordEnd)
  number.lastIndex = at
  const digits = number.exec(text)?.[0]
  if (digits !== undefined || /^(true|false|null)$/.test(word)) return add('word', at + (digits ?? word).length)
  const half = source.halfQuoteEnd(at)
  if (half !== undefined && isEnd(text, half + 1, half === wordEnd && half > at)) {
    slip('missing-quote', at, half + 1 - at, `"${text.slice(at, half)}"`)
    return add('text', half + 1)
  }
  const next = skip(text, wordEnd, isSpace)
  if (word && /[:=]/.test(text[next] ?? '') && !text.startsWith('//', next + 1)) {
    slip('unquoted-name', at, word.length, `"${word}"`, word)
    return add('text', wordEnd)
  }
  const meant = otherWord(word)
  if (meant !== undefined && isValueEnd(source, wordEnd, next)) {
    slip(meant === 'null' ? 'no-value' : 'other-word', at, word.length, meant, meant, meant !== 'null')
    return add('word', wordEnd)
  }
  const bare = text.slice(at, bareEnd(source, at))
  // With marks in it, it may be more than one text.
  slip('unquoted-text', at, bare.length, JSON.stringify(bare), bare, !/["{}[\]]/.test(bare))
  add('text', at + bare.length)
}

function otherWord(word: string): string | undefined {
  if (/^(true|false)$/i.test(word)) return word.toLowerCase()
  if (/^(none|null|nil|undefined)$/i.test(word)) return 'null'
  return /^0\d+$/.test(word) ? String(Number(word)) : undefined
}

/** Whether a value that ends at a place has nothing else on its line. @param next what follows its spaces */
function isValueEnd({ text, lineEnd }: Source, end: number, next: number): boolean {
  return next === text.length || /[,}\];]/.test(text[next] ?? '') || lineEnd(end) < next
}

/** Up to where a text without quotation marks goes: to a mark between values, or to the end of the line. */
function bareEnd({ text, lineEnd }: Source, at: number): number {
  const last = lineEnd(at)
  for (let end = at + 1; end < last; end++)
    if (/[\s,}\]]/.test(text[end] ?? '') && isEnd(text, end, false)) return skipBack(text, end, isSpace, at)
  return skipBack(text, last, isSpace, at)
}
