import type { Token } from './tokens'

/** Brackets one within another: the innermost and those around it. Alike ones are the same object. */
interface Nest {
  mark: string
  around: Nest | undefined
  within: Map<string, Nest>
}

const openingOf: { [closing: string]: string } = { '}': '{', ']': '[' }

export function opens(mark: string): boolean {
  return mark === '{' || mark === '['
}

export function closes(mark: string): boolean {
  return mark === '}' || mark === ']'
}

/**
 * Tells whether all brackets go in pairs once the pieces from one number up to before another are left out, and a
 * bracket is put in their place. Each question takes one step, however many pieces there are: what is open before every
 * piece, and what every rest of the pieces closes, is worked out once.
 */
export function bracketsAround(tokens: readonly Token[]): (from: number, to: number, mark?: string) => boolean {
  const none: Nest = { mark: '', around: undefined, within: new Map() }
  const into = (nest: Nest, mark: string): Nest => {
    const inner = nest.within.get(mark) ?? { mark, around: nest, within: new Map() }
    nest.within.set(mark, inner)
    return inner
  }
  const step = (nest: Nest | undefined, mark: string, inward: boolean): Nest | undefined => {
    const opening = opens(mark) ? mark : openingOf[mark]
    if (!nest || opening === undefined) return nest
    if (opens(mark) === inward) return into(nest, opening)
    return nest.mark === opening ? nest.around : undefined
  }
  /** What is open before each piece; undefined where something was closed that was not open. */
  const open: (Nest | undefined)[] = [none]
  for (const { mark } of tokens) open.push(step(open.at(-1), mark, true))
  /** What has to be open before each piece, so that the rest closes it. */
  const closed: (Nest | undefined)[] = [none]
  for (const { mark } of tokens.toReversed()) closed.push(step(closed.at(-1), mark, false))
  closed.reverse()
  return (from, to, mark = '') => {
    const before = step(open[from], mark, true)
    return before !== undefined && before === closed[to]
  }
}
