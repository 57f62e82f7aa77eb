import { finding, type Finding } from '../../problems/finding'
import { unreadableJson } from './rules'
import type { Slip, SlipKind } from './slip'

/** Slips that a word processor or a habit makes all over a file: told once, with how often. */
const habits: ReadonlySet<SlipKind> = new Set<SlipKind>([
  'curly-quote',
  'single-quote',
  'unquoted-name',
  'odd-space',
  'fence',
  'backslash',
])

/** Says what is wrong with a text's writing: one finding for each slip, and one for each habit. */
export function writingFindings(file: string, text: string, slips: readonly Slip[]): Finding[] {
  const told = new Set<SlipKind>()
  return slips.flatMap((slip) => {
    if (told.has(slip.kind)) return []
    const same = habits.has(slip.kind) ? slips.filter(({ kind }) => kind === slip.kind) : [slip]
    if (habits.has(slip.kind)) told.add(slip.kind)
    const all = { ...slip, edits: same.flatMap(({ edits }) => edits), sure: same.every(({ sure }) => sure) }
    const found = text.slice(slip.offset, slip.offset + slip.length)
    return [
      finding(
        unreadableJson,
        { file, at: [], span: { of: 'written', offset: slip.offset, length: slip.length } },
        { slip: all, found, more: same.length - 1 },
      ),
    ]
  })
}
