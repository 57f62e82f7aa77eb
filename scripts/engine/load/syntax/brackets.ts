import { applyEdits, type Edit } from '../../text/edits'
import { placesIn } from '../../text/text-places'
import { valueOf } from '../../text/value-of'
import { candidatesOf, type Candidate } from './candidates'
import { isBlank, skip } from './scan'
import type { Slip } from './slip'
import { structureOf, type Structure } from './structure'
import type { Token } from './tokens'

/** Counts what is wrong with a document: its value, and the text it stands in. */
export type Mistakes = (value: unknown, text: string) => number

/** A bracket more, fewer or another, after which the document holds together. */
interface Remedy {
  candidate: Candidate
  structure: Structure
  value: unknown
  /** How much speaks against it: what would then be wrong, and whether the lines are indented otherwise. */
  cost: number
}

/** How many remedies are weighed: each costs a check of the whole document. */
const mostRemedies = 300

/** How many characters are read in weighing them, and how many pieces in looking for them: of long documents fewer. */
const mostWeighed = 3_000_000
const mostTried = 6_000_000

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
  const remedies: Remedy[] = []
  const indents = indentsOf(text)
  let [tried, weighed] = [0, 0]
  let all = true
  for (const candidate of candidatesOf(tokens, stuck)) {
    all = remedies.length < mostRemedies && tried < mostTried && weighed < mostWeighed
    if (!all) break
    const changed = candidate.change()
    const structure = structureOf(changed)
    tried += changed.length
    if (structure.stuck !== undefined) continue
    const meant = applyEdits(text, [...other, ...structure.slips.flatMap(({ edits }) => edits), candidate.edit])
    const value = valueOf(meant)
    weighed += meant.length
    if (value === undefined) continue
    const cost = structure.slips.length * 10 + mistakes(value, meant) + strangeness(indents, changed, candidate)
    remedies.push({ candidate, structure, value, cost })
  }
  const [best] = remedies.sort((a, b) => a.cost - b.cost)
  if (!best) return undefined
  const asGood = remedies.filter(({ cost }) => Math.floor(cost) === Math.floor(best.cost))
  const meant = JSON.stringify(best.value)
  // Where there were too many to try them all within the limits, another could be as good.
  const sure = (all || remedies.length >= mostRemedies) && asGood.every(({ value }) => JSON.stringify(value) === meant)
  return { slip: slipOf(best.candidate, text, tokens, open, sure), structure: best.structure }
}

function slipOf(
  { edit, kind, at, meant, number, closes }: Candidate,
  text: string,
  tokens: readonly Token[],
  open: number[],
  sure: boolean,
): Slip {
  const opening = closes ? open.findLast((place) => place < number) : undefined
  const opened = opening === undefined ? undefined : placesIn(text)(tokens[opening]?.offset ?? 0).line
  return { kind, ...at, edits: [edit], meant, opened, sure }
}

/** Less than one: how far the closing brackets that begin their lines do not stand under their openings. */
function strangeness(indentOf: IndentOf, tokens: readonly Token[], { kind, at }: Candidate): number {
  const open: Token[] = []
  let strange = kind === 'extra-bracket' && indentOf(at.offset, true) !== undefined ? 0.5 : 0
  for (const token of tokens) {
    if (token.mark === '{' || token.mark === '[') open.push(token)
    if (token.mark !== '}' && token.mark !== ']') continue
    const opening = open.pop()
    // The one put in stands where it is put, not where lines begin.
    if (token.end === token.offset || !opening) continue
    const indent = indentOf(token.offset, true)
    if (indent !== undefined && indent !== indentOf(opening.offset, false)) strange++
  }
  return strange / (strange + 1)
}

type IndentOf = (offset: number, first: boolean) => number | undefined

/** Tells how far a place's line is indented; undefined where the place has to be its line's `first` and is not. */
function indentsOf(text: string): IndentOf {
  const placeOf = placesIn(text)
  const known = new Map<number, number>()
  return (offset, first) => {
    const start = offset - placeOf(offset).column + 1
    const indent = known.get(start) ?? skip(text, start, isBlank) - start
    known.set(start, indent)
    return first && start + indent !== offset ? undefined : indent
  }
}
