import { finding, type Finding } from '../../problems/finding'
import { applyEdits } from '../../text/edits'
import { placesIn } from '../../text/text-places'
import { unreadableJson } from './rules'
import { isSpace, isSpaceInLine, skip, skipBack } from './scan'
import type { Slip, SlipKind } from './slip'

/** Slips that a word processor or a habit makes all over a file, by what they come from: each is told once, with its lines. */
const habits: { [kind in SlipKind]?: string } = {
  'curly-quote': 'quotation marks',
  'single-quote': 'quotation marks',
  'unquoted-name': 'quotation marks',
  'odd-space': 'spaces',
  fence: 'fences',
  backslash: 'backslashes',
  apostrophe: 'apostrophes',
}

/** How much of a line is repeated in a sentence. */
const longestPiece = 80

/** Says what is wrong with a text's writing: one finding for each slip, those of one habit with the same cause. */
export function writingFindings(file: string, text: string, slips: readonly Slip[]): Finding[] {
  const place = placesIn(text)
  const lineOf = (offset: number) => place(offset).line
  const told = new Set<string>()
  return slips.map((slip, number) => {
    const cause = habits[slip.kind]
    // Only the first of a habit is shown: with all of it on its line.
    const isFirst = cause !== undefined && !told.has(cause)
    const alike = isFirst ? onLine(slips, number, lineOf) : [slip]
    if (isFirst) told.add(cause)
    const marked = isFirst ? markOf(text, alike) : { offset: slip.offset, length: slip.length }
    const [edit] = slip.edits
    return finding(
      unreadableJson,
      { file, at: [], span: { of: 'written', ...marked }, ...(cause !== undefined && { cause }) },
      {
        slip,
        found: text.slice(slip.offset, slip.offset + slip.length),
        better: betterPiece(text, marked, alike),
        ...(edit && lineOf(edit.offset) < lineOf(slip.offset) && { lineBefore: lineOf(edit.offset) }),
      },
    )
  })
}

/** A slip with those of the same habit that follow it on its line. */
function onLine(slips: readonly Slip[], number: number, lineOf: (offset: number) => number): Slip[] {
  const alike: Slip[] = []
  const first = slips[number]
  if (!first) return alike
  for (const slip of slips.slice(number)) {
    if (lineOf(slip.offset) !== lineOf(first.offset)) break
    if (alike.length > 0 && slip.offset + slip.length - first.offset > longestPiece) break
    if (habits[slip.kind] === habits[first.kind]) alike.push(slip)
  }
  return alike
}

/** What is to be marked of slips on one line: something that can be seen. */
function markOf(text: string, slips: readonly Slip[]): { offset: number; length: number } {
  const [first, last] = [slips[0], slips.at(-1)]
  const offset = first?.offset ?? 0
  const end = (last?.offset ?? 0) + (last?.length ?? 0)
  if (first?.kind !== 'odd-space') return { offset, length: end - offset }
  const word = skip(text, end, isSpaceInLine)
  const after = skip(text, word, (code) => !isSpace(code))
  if (after > word) return { offset, length: after - offset }
  const before = skipBack(text, skipBack(text, offset, isSpaceInLine), (code) => !isSpace(code))
  return { offset: before, length: end - before }
}

/** What is marked as it is meant to be written; undefined where that is too long for a sentence. */
function betterPiece(
  text: string,
  { offset, length }: { offset: number; length: number },
  slips: readonly Slip[],
): string | undefined {
  const piece = text.slice(offset, offset + length)
  if (length > longestPiece || piece.includes('\n')) return undefined
  const edits = slips
    .flatMap((slip) => slip.edits)
    .filter((edit) => edit.offset >= offset && edit.offset <= offset + length)
  return applyEdits(
    piece,
    edits.map((edit) => ({ ...edit, offset: edit.offset - offset })),
  )
}
