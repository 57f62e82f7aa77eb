import type { Slip, SlipKind } from './slip'
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
  const assembly = new Assembly(tokens)
  const misfit = tokens.findIndex((token, number) => !assembly.takes(token, number))
  const { slips, open, isComplete } = assembly
  if (misfit < 0 && isComplete) return { slips, open }
  return { slips, stuck: misfit < 0 ? tokens.length : misfit, open }
}

/** A document as far as its pieces are put together. */
class Assembly {
  readonly slips: Slip[] = []
  readonly open: number[] = []
  /** What has to come next. */
  #state: State = 'value'
  /** The comma after which something is to come. */
  #comma: Token | undefined
  readonly #tokens: readonly Token[]

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get isComplete(): boolean {
    return this.#state === 'end'
  }

  /** Puts the next piece in its place. @returns whether it fits anywhere */
  takes(token: Token, number: number): boolean {
    this.#supply(token, number)
    if (token.mark === this.#closing && this.#mayClose) return this.#close()
    switch (this.#state) {
      case 'name':
        return token.kind === 'text' ? this.#goOn('colon') : token.mark === ',' && this.#drop('extra-comma', token)
      case 'colon':
        return token.mark === ':' ? this.#goOn('value') : this.#takesCommaAsColon(token, number)
      case 'value':
        return isValue(token) ? this.#takesValue(token, number) : this.#takesMarkForValue(token, number)
      case 'next':
        return token.mark === ',' && this.#goOn(this.#inList ? 'value' : 'name', token)
      case 'end':
        return false
    }
  }

  /** Notes what is missing before a piece, which is then read as if it were there. */
  #supply(token: Token, number: number): void {
    const isNamed = this.#isName(number)
    const comesAfter = this.#inList ? isValue(token) && !isNamed : token.kind === 'text' && isNamed
    if (this.#state === 'next' && comesAfter) {
      this.#add('missing-comma', token, number, ',')
      this.#goOn(this.#inList ? 'value' : 'name')
    } else if (this.#state === 'colon' && isValue(token)) {
      this.#add('missing-colon', token, number, ':')
      this.#state = 'value'
    } else if (this.#state === 'value' && this.#closing === '}' && (token.mark === ',' || token.mark === '}')) {
      this.#add('missing-value', token, number, ' null', false)
      this.#state = 'next'
    }
  }

  #close(): true {
    const comma = this.#comma
    if (comma) this.#drop('extra-comma', comma)
    this.open.pop()
    return this.#afterValue()
  }

  #takesValue({ mark }: Token, number: number): boolean {
    if (this.#inList && this.#isName(number)) return false
    if (isOpening(mark)) this.open.push(number)
    if (mark === '{') return this.#goOn('name')
    return mark === '[' ? this.#goOn('value') : this.#afterValue()
  }

  #takesMarkForValue(token: Token, number: number): boolean {
    if (token.mark === ':' && this.#tokens[number - 1]?.mark === ':') return this.#drop('extra-colon', token)
    return token.mark === ',' && this.#inList && this.#drop('extra-comma', token)
  }

  #takesCommaAsColon(token: Token, number: number): boolean {
    if (token.mark !== ',' || !isAnswered(this.#tokens, number)) return false
    const edits = [{ offset: token.offset, length: 1, text: ':' }]
    this.slips.push({ ...slipAt('other-mark', token, edits), meant: ':' })
    return this.#goOn('value')
  }

  #afterValue(): true {
    return this.#goOn(this.open.length ? 'next' : 'end')
  }

  #goOn(state: State, comma?: Token): true {
    this.#state = state
    this.#comma = comma
    return true
  }

  /** Notes what is missing, to be put behind the piece before. */
  #add(kind: SlipKind, token: Token, number: number, text: string, sure = true): void {
    const offset = this.#tokens[number - 1]?.end ?? token.offset
    this.slips.push({ ...slipAt(kind, token, [{ offset, length: 0, text }]), sure })
  }

  /** Notes a mark that is one too many. */
  #drop(kind: SlipKind, token: Token): true {
    this.slips.push(slipAt(kind, token, [{ offset: token.offset, length: 1, text: '' }]))
    return true
  }

  get #inList(): boolean {
    return this.#closing === ']'
  }

  /** The bracket that would close what was opened last. */
  get #closing(): string | undefined {
    const last = this.open.at(-1)
    if (last === undefined) return undefined
    return this.#tokens[last]?.mark === '[' ? ']' : '}'
  }

  get #mayClose(): boolean {
    return this.#state === 'next' || this.#state === 'name' || (this.#state === 'value' && this.#inList)
  }

  /** Whether a colon follows a piece. */
  #isName(number: number): boolean {
    return this.#tokens[number + 1]?.mark === ':'
  }
}

function isOpening(mark: string): boolean {
  return mark === '{' || mark === '['
}

function isValue({ kind, mark }: Token): boolean {
  return kind !== 'mark' || isOpening(mark)
}

/** Whether a name, a comma and a value stand where a name, a colon and a value are meant. */
function isAnswered(tokens: readonly Token[], number: number): boolean {
  const [value, next] = tokens.slice(number + 1, number + 3)
  return value !== undefined && isValue(value) && next?.mark !== ':'
}

function slipAt(kind: SlipKind, { offset, end }: Token, edits: Slip['edits']): Slip {
  return { kind, offset, length: end - offset, edits, sure: true }
}
