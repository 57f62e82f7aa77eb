import type { Slip } from './slip'
import type { Token } from './tokens'

/** What was found while the pieces were put together. */
export interface Structure {
  slips: Slip[]
  /** The number of the piece that fits nowhere; the count of pieces where some bracket is never closed. */
  stuck?: number
  /** The openings that wait for their end at that point, by number of the piece. */
  open: number[]
}

type State = 'name' | 'colon' | 'value' | 'next' | 'end'

/** Puts the pieces of a document together. Commas and colons that are missing or too many are slips; brackets are not. */
export function structureOf(tokens: readonly Token[]): Structure {
  const slips: Slip[] = []
  const open: number[] = []
  let state: State = 'value'
  /** The comma after which something is to come. */
  let comma: Token | undefined
  const inList = () => tokens[open.at(-1) ?? -1]?.mark === '['
  const after = (): State => (open.length ? 'next' : 'end')
  for (let number = 0; number < tokens.length; number++) {
    const token = tokens[number]
    const before = tokens[number - 1]
    if (!token) continue
    const { mark } = token
    const stuck = { slips, stuck: number, open }
    const opens = mark === '{' || mark === '['
    const isValue = opens || token.kind !== 'mark'
    const add = (text: string) =>
      slips.push(
        slipAt(text === ',' ? 'missing-comma' : 'missing-colon', token, [
          { offset: before?.end ?? token.offset, length: 0, text },
        ]),
      )
    const named = tokens[number + 1]?.mark === ':'
    // What is missing before a piece is noted, then the piece is read as if it were there.
    if (state === 'next' && isValue && (inList() ? !named : token.kind === 'text' && named)) {
      add(',')
      state = inList() ? 'value' : 'name'
      comma = undefined
    } else if (state === 'colon' && isValue) {
      add(':')
      state = 'value'
    } else if (state === 'colon' && mark === ',' && isAnswered(tokens, number)) {
      slips.push({ ...slipAt('other-mark', token, [{ offset: token.offset, length: 1, text: ':' }]), meant: ':' })
      state = 'value'
      continue
    }
    const closes = mark === (inList() ? ']' : '}') && open.length > 0
    if (closes && (state === 'next' || state === 'name' || (state === 'value' && inList()))) {
      if (comma) slips.push(slipAt('extra-comma', comma, [{ offset: comma.offset, length: 1, text: '' }]))
      comma = undefined
      open.pop()
      state = after()
    } else if (state === 'name' && token.kind === 'text') {
      state = 'colon'
      comma = undefined
    } else if (state === 'colon' && mark === ':') state = 'value'
    else if (state === 'value' && isValue && !(inList() && named)) {
      comma = undefined
      if (opens) open.push(number)
      state = mark === '{' ? 'name' : mark === '[' ? 'value' : after()
    } else if (state === 'value' && !inList() && open.length > 0 && (mark === ',' || mark === '}')) {
      slips.push({
        ...slipAt('missing-value', token, [{ offset: before?.end ?? 0, length: 0, text: ' null' }]),
        sure: false,
      })
      state = 'next'
      number--
    } else if (state === 'value' && mark === ':' && before?.mark === ':')
      slips.push(slipAt('extra-colon', token, [{ offset: token.offset, length: 1, text: '' }]))
    else if (state === 'next' && mark === ',') {
      comma = token
      state = inList() ? 'value' : 'name'
    } else if (mark === ',' && (state === 'name' || (state === 'value' && inList())))
      slips.push(slipAt('extra-comma', token, [{ offset: token.offset, length: 1, text: '' }]))
    else return stuck
  }
  return state === 'end' ? { slips, open } : { slips, stuck: tokens.length, open }
}

/** Whether a name, a comma and a value stand where a name, a colon and a value are meant. */
function isAnswered(tokens: readonly Token[], number: number): boolean {
  const [value, next] = tokens.slice(number + 1, number + 3)
  return (
    value !== undefined &&
    value.mark !== '}' &&
    (value.kind !== 'mark' || value.mark === '{' || value.mark === '[') &&
    next?.mark !== ':'
  )
}

function slipAt(kind: Slip['kind'], { offset, end }: Token, edits: Slip['edits']): Slip {
  return { kind, offset, length: end - offset, edits, sure: true }
}
