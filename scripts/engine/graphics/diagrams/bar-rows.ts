import type { Quantity } from './quantity'
import { shown } from './shown'
import { cellsOf, isTableRule, type Tell, type WrittenLine } from './written-line'

/** Bars that stand together. */
export interface BarRows {
  /** What they have in common; nothing for those before any name. */
  name?: string
  rows: BarRow[]
}

export interface BarRow extends Extent {
  line: WrittenLine
  label: string
}

/** How far a bar goes. */
export interface Extent {
  /** Where it begins, if that is said. */
  from?: Quantity
  to: Quantity
}

type ReadExtent = (cell: string, line: WrittenLine, tell: Tell) => Extent | undefined

/** More bars nobody compares. */
const mostBars = 24

/** The bars of a diagram, group by group: a line without | is the name of those below it. */
export function barRows(lines: readonly WrittenLine[], tell: Tell, readExtent: ReadExtent): BarRows[] {
  const groups: BarRows[] = []
  const written = lines.filter(({ text }) => !isTableRule(text))
  for (const [number, line] of written.entries()) {
    if (line.text.includes('|')) {
      const row = rowOf(line, tell, readExtent)
      if (groups.length === 0) groups.push({ rows: [] })
      if (row) groups.at(-1)?.rows.push(row)
    } else if (!isUnparted(line, written[number + 1], tell)) groups.push({ name: line.text, rows: [] })
  }
  const extra = groups.flatMap(({ rows }) => rows)[mostBars]
  if (extra) tell(extra.line, `So many bars nobody compares. Keep the ${mostBars} that matter most.`)
  return groups
}

function rowOf(line: WrittenLine, tell: Tell, readExtent: ReadExtent): BarRow | undefined {
  const [label = '', cell = '', ...more] = cellsOf(line.text)
  if (label === '') tell(line, 'This bar has no name. Write what it is before the |.')
  else if (more.length > 0)
    tell(
      line,
      'A bar has a name, a | and one number, and here is more. Something that begins and ends stands in a diagram that begins with ```timeline: "Build | 2 to 6 weeks".',
    )
  const extent = readExtent(cell, line, tell)
  return extent && { line, label, ...extent }
}

/** A number at the end of a line, and what parts it from the words before it. */
const numberAtEnd = /([:=\t,;–-]?)\s([$€£₹]?\d[\d,.]*\s?\D{0,12})$/

/** Tells of a line in which the | was forgotten: it has a number at its end, and is the name of no bars. */
function isUnparted(line: WrittenLine, next: WrittenLine | undefined, tell: Tell): boolean {
  const found = numberAtEnd.exec(line.text)
  const isName = next?.text.includes('|') ?? false
  if (isName && !found?.[1]) return false
  if (found) {
    const better = `${line.text.slice(0, found.index)} | ${found[2]}`
    tell(line, `A bar has a | between its name and its number: write ${shown(better)}.`, better)
  } else
    tell(
      line,
      `Below ${shown(line.text)} stands no bar. Write one on each line: its name, a | and its number, such as "Server | 150 ms".`,
    )
  return true
}
