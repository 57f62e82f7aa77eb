import type { BarChart } from '../../../../src/page/page.generated'
import { barRows, type BarRow, type Extent } from './bar-rows'
import { withoutMarks } from './mark'
import { inDigits, readQuantity, Unit } from './quantity'
import { percent, ticksUpTo } from './scale'
import { shown } from './shown'
import type { Tell, WrittenLine } from './written-line'

/** When something begins and ends. */
interface Span {
  from: number
  to: number
}

/** Bars along one scale of time: each begins where the one before ends, or goes from one time to another. */
export function timeline(title: string, lines: readonly WrittenLine[], tell: Tell): BarChart {
  const { marks, others } = withoutMarks(lines, tell)
  const groups = barRows(others, tell, readTime).map((group) => ({ ...group, spans: spansOf(group.rows) }))
  const unit = new Unit(tell)
  for (const { rows } of groups) for (const { to, line } of rows) unit.take(to, line)
  const marked = marks.flatMap(({ label, line, places }) => {
    const quantity = readQuantity(places.join(' '), line, tell)
    if (quantity) unit.take(quantity, line)
    return quantity ? [{ label, value: unit.of(quantity.digits, quantity.unit), at: quantity.number }] : []
  })
  const most = Math.max(...groups.flatMap(({ spans }) => spans.map(({ to }) => to)), ...marked.map(({ at }) => at))
  const [first] = others
  if (first && most === 0)
    tell(first, 'Everything here takes no time, and there is nothing to see. Write how long each takes.')
  return {
    diagram: 'bars',
    title,
    groups: groups.map(({ name, rows, spans }) => ({
      ...(name !== undefined && { name }),
      ...(rows.length > 1 && isInSequence(rows) && { total: unit.of(inDigits(spans.at(-1)?.to ?? 0)) }),
      bars: rows.map(({ label, from, to }, place) => {
        const span = spans[place] ?? { from: 0, to: 0 }
        return {
          label,
          value: `${from ? `${from.digits} to ` : ''}${unit.of(to.digits, to.unit)}`,
          start: percent(span.from, most),
          length: percent(span.to - span.from, most),
        }
      }),
      marks: marked.map(({ at }) => percent(at, most)),
    })),
    marks: marked.map(({ label, value }) => ({ label, value })),
    ticks: most > 0 ? ticksUpTo(most) : [],
  }
}

/** Reads how long something takes, or from when to when it lasts. */
function readTime(cell: string, line: WrittenLine, tell: Tell): Extent | undefined {
  const [begin = '', end] = cell.split(/ to |–/)
  if (end === undefined) {
    const to = readQuantity(cell, line, tell)
    return to && { to }
  }
  const from = readQuantity(begin.trim(), line, tell)
  const to = from && readQuantity(end.trim(), line, tell)
  if (from && to && to.number < from.number)
    tell(line, `${shown(cell)} ends before it begins. Write the earlier time first.`)
  return from && to && { from, to }
}

const isInSequence = (rows: readonly BarRow[]) => rows.every(({ from }) => from === undefined)

function spansOf(rows: readonly BarRow[]): Span[] {
  let end = 0
  return rows.map(({ from, to }) => {
    const span = from ? { from: from.number, to: to.number } : { from: end, to: end + to.number }
    end = span.to
    return span
  })
}
