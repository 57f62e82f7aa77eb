import { applyEdits, type Edit } from '../edits'
import { placeAt } from '../text-places'
import type { Slip } from './slip'
import { structureOf, type Structure } from './structure'
import type { Token } from './tokens'

/** Counts what is wrong with a document: its value, and the text it stands in. */
export type Mistakes = (value: unknown, text: string) => number

/** A bracket more, fewer or another, after which the document holds together. */
interface Remedy {
  edit: Edit
  slip: Slip
  structure: Structure
  value: unknown
  /** How much speaks against it: what would then be wrong, and whether the lines are indented otherwise. */
  cost: number
}

/** How many remedies are weighed: each costs a check of the whole document. */
const mostRemedies = 300

/**
 * Finds the one bracket that is missing or too many: every place is tried where the document then holds together,
 * and the one is taken after which it has the fewest mistakes.
 * @param mistakes counts what is wrong with a document's value
 * @param other the changes that other slips need
 */
export function findBracket(
  text: string,
  tokens: readonly Token[],
  { stuck = 0, open }: Structure,
  other: readonly Edit[],
  mistakes: Mistakes,
): { slip: Slip; structure: Structure } | undefined {
  const candidates = candidatesOf(text, tokens, stuck, open)
  const remedies: Remedy[] = []
  for (const { edit, slip, changed } of candidates) {
    const structure = structureOf(changed)
    if (structure.stuck !== undefined) continue
    const meant = applyEdits(text, [...other, ...structure.slips.flatMap(({ edits }) => edits), edit])
    const value = valueOf(meant)
    if (value === undefined) continue
    const cost = structure.slips.length * 10 + mistakes(value, meant) + strangeness(text, changed, slip)
    remedies.push({ edit, slip, structure, value, cost })
    if (remedies.length >= mostRemedies) break
  }
  const [best] = remedies.sort((a, b) => a.cost - b.cost)
  if (!best) return undefined
  const asGood = remedies.filter(({ cost }) => Math.floor(cost) === Math.floor(best.cost))
  const meant = JSON.stringify(best.value)
  return {
    slip: { ...best.slip, sure: asGood.every(({ value }) => JSON.stringify(value) === meant) },
    structure: best.structure,
  }
}

interface Candidate {
  edit: Edit
  slip: Slip
  changed: Token[]
}

/** Every bracket that could be put in, taken out or replaced up to where the document stops making sense, last first. */
function* candidatesOf(text: string, tokens: readonly Token[], stuck: number, open: number[]): Generator<Candidate> {
  const last = Math.min(stuck, tokens.length)
  const line = (number: number | undefined) =>
    number === undefined ? undefined : placeAt(text, tokens[number]?.offset ?? 0).line
  for (let number = last; number >= 0; number--) {
    const token = tokens[number]
    const before = tokens[number - 1]
    const place = token ?? before
    if (!place) continue
    for (const mark of '}]{[') {
      const closing = mark === '}' || mark === ']'
      const offset = closing ? (before?.end ?? 0) : place.offset
      const edit = { offset, length: 0, text: mark }
      const slip: Slip = {
        kind: 'missing-bracket',
        offset: token ? token.offset : place.end - 1,
        length: token ? token.end - token.offset : 1,
        edits: [edit],
        meant: mark,
        opened: closing ? line(open.findLast((opening) => opening < number)) : undefined,
        sure: true,
      }
      yield { edit, slip, changed: tokens.toSpliced(number, 0, { kind: 'mark', mark, offset, end: offset }) }
    }
    if (!token || !'{}[]'.includes(token.mark) || !token.mark) continue
    const slip = { offset: token.offset, length: 1, sure: true }
    const edit = { offset: token.offset, length: 1, text: '' }
    yield { edit, slip: { ...slip, kind: 'extra-bracket', edits: [edit] }, changed: tokens.toSpliced(number, 1) }
    const swapped = { '{': '[', '[': '{', '}': ']', ']': '}' }[token.mark] ?? ''
    const swap = { ...edit, text: swapped }
    yield {
      edit: swap,
      slip: { ...slip, kind: 'other-bracket', edits: [swap], meant: swapped },
      changed: tokens.toSpliced(number, 1, { ...token, mark: swapped }),
    }
  }
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Less than one: how far the closing brackets that begin their lines do not stand under their openings. */
function strangeness(text: string, tokens: readonly Token[], { kind, offset }: Slip): number {
  const open: Token[] = []
  let strange = kind === 'extra-bracket' && indentOf(text, offset, true) !== undefined ? 0.5 : 0
  for (const token of tokens) {
    if (token.mark === '{' || token.mark === '[') open.push(token)
    if (token.mark !== '}' && token.mark !== ']') continue
    const opening = open.pop()
    // The one put in stands where it is put, not where lines begin.
    if (token.end === token.offset || !opening) continue
    const indent = indentOf(text, token.offset, true)
    if (indent !== undefined && indent !== indentOf(text, opening.offset, false)) strange++
  }
  return strange / (strange + 1)
}

/** How far a line is indented; undefined where the place does not begin its line. @param first whether it has to */
function indentOf(text: string, offset: number, first: boolean): number | undefined {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const indent = /^[ \t]*/.exec(text.slice(start))?.[0].length ?? 0
  return first && start + indent !== offset ? undefined : indent
}
