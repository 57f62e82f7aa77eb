import { applyEdits, type Edit } from '../../text/edits'
import { deepest, type Beyond } from '../../text/limits'
import { findBracket, type Mistakes } from './brackets'
import type { Slip } from './slip'
import { structureOf } from './structure'
import { readTokens, type Token } from './tokens'

/** A text as it was probably meant. */
export interface Mended {
  /** Proper JSON, where that could be made of it. */
  text: string
  edits: Edit[]
  slips: Slip[]
  /** The document in it. */
  value: unknown
  /** False where it is not clear what the text was meant to be: what else seems wrong would only follow from that. */
  intact: boolean
  /** Why the text was not looked into. */
  beyond?: Beyond
}

/**
 * Reads a text that is not JSON the way its author meant it, and names every slip on the way: so one slip hides no
 * other, and `npm run fix` knows the remedy.
 * @param mistakes counts what is wrong with a document's value: of two readings the better one is taken
 */
export function mend(text: string, mistakes: Mistakes): Mended {
  const { tokens, slips, beyond = tooDeep(tokens) } = readTokens(text)
  if (beyond) return { text, edits: [], slips: [], value: undefined, intact: false, beyond }
  const structure = structureOf(tokens)
  if (structure.stuck === undefined) return mended(text, [...slips, ...structure.slips], mistakes)
  const edits = slips.flatMap((slip) => slip.edits)
  const bracket = findBracket(text, tokens, structure, edits, mistakes)
  if (bracket) return mended(text, [...slips, ...bracket.structure.slips, bracket.slip], mistakes)
  const token = tokens[structure.stuck]
  const place = token ?? { offset: text.trimEnd().length - 1, end: text.trimEnd().length }
  const slip: Slip = { kind: 'stuck', offset: place.offset, length: place.end - place.offset, edits: [], sure: false }
  // What was noticed before that point is as good a cause of it as any; it is told alone.
  const first = [...slips, ...structure.slips].find(({ offset, sure }) => offset <= slip.offset && !sure)
  return { text, edits: [], slips: [first ?? slip], value: undefined, intact: false }
}

function mended(text: string, slips: Slip[], mistakes: Mistakes): Mended {
  const inOrder = slips.sort((a, b) => a.offset - b.offset)
  const edits = inOrder.flatMap((slip) => slip.edits)
  const better = applyEdits(text, edits)
  try {
    const value: unknown = JSON.parse(better)
    const intact = inOrder.every(({ sure }) => sure) || mistakes(value, better) === 0
    return { text: better, edits, slips: inOrder, value, intact }
  } catch (error) {
    const [first = stuckAt(better, error)] = inOrder
    return { text, edits: [], slips: [first], value: undefined, intact: false }
  }
}

/** Where a text was read to. Nothing is known that leads here; but what is wrong must not be passed over in silence. */
function stuckAt(text: string, error: unknown): Slip {
  const [, position] = /at position (\d+)/.exec(String(error)) ?? []
  const offset = Math.min(Number(position ?? 0), text.length - 1)
  return { kind: 'stuck', offset, length: 1, edits: [], sure: false }
}

/** What looked like a text to whoever only counted brackets may hold more of them. */
function tooDeep(tokens: readonly Token[]): Beyond | undefined {
  let depth = 0
  for (const { mark, offset } of tokens) {
    if (mark === '{' || mark === '[') depth++
    else if ((mark === '}' || mark === ']') && depth > 0) depth--
    if (depth > deepest) return { limit: 'depth', offset }
  }
  return undefined
}
