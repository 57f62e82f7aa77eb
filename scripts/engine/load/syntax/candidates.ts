import type { Edit } from '../../text/edits'
import { bracketsAround, closes, opens } from './pairs'
import type { SlipKind } from './slip'
import type { Token } from './tokens'

/** A bracket that could be put in, taken out or replaced. */
export interface Candidate {
  edit: Edit
  kind: SlipKind
  /** What is to be marked. */
  at: { offset: number; length: number }
  meant?: string
  /** The number of the piece that it is about. */
  number: number
  /** Whether it closes what was opened before. */
  closes: boolean
  /** The pieces once it is made. */
  change: () => Token[]
}

/**
 * Every bracket that could be put in, taken out or replaced up to where the document stops making sense, last first;
 * only those after which all brackets go in pairs.
 */
export function* candidatesOf(tokens: readonly Token[], stuck: number): Generator<Candidate> {
  const paired = bracketsAround(tokens)
  for (let number = Math.min(stuck, tokens.length); number >= 0; number--) {
    const token = tokens[number]
    const before = tokens[number - 1]
    const place = token ?? before
    if (!place) continue
    for (const mark of '}]{[') {
      if (!paired(number, number, mark)) continue
      const offset = closes(mark) ? (before?.end ?? 0) : place.offset
      yield {
        edit: { offset, length: 0, text: mark },
        kind: 'missing-bracket',
        at: token ? { offset: token.offset, length: token.end - token.offset } : { offset: place.end - 1, length: 1 },
        meant: mark,
        number,
        closes: closes(mark),
        change: () => tokens.toSpliced(number, 0, { kind: 'mark', mark, offset, end: offset }),
      }
    }
    if (!token || !(opens(token.mark) || closes(token.mark))) continue
    const at = { offset: token.offset, length: 1 }
    if (paired(number, number + 1))
      yield {
        edit: { ...at, text: '' },
        kind: 'extra-bracket',
        at,
        number,
        closes: false,
        change: () => tokens.toSpliced(number, 1),
      }
    const mark = { '{': '[', '[': '{', '}': ']', ']': '}' }[token.mark] ?? ''
    if (paired(number, number + 1, mark))
      yield {
        edit: { ...at, text: mark },
        kind: 'other-bracket',
        at,
        meant: mark,
        number,
        closes: false,
        change: () => tokens.toSpliced(number, 1, { ...token, mark }),
      }
  }
}
