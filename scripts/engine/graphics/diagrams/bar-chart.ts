import type { BarChart } from '../../../../src/page/page.generated'
import { barRows, type BarRows } from './bar-rows'
import { withoutMarks } from './mark'
import { readQuantity, Unit } from './quantity'
import { percent } from './scale'
import type { Tell, WrittenLine } from './written-line'

/** Numbers that count the same, along one scale. */
interface Scale {
  unit: Unit
  numbers: number[]
}

/** Bars that begin at 0, each as long as its number. Groups that count the same share a scale. */
export function barChart(title: string, lines: readonly WrittenLine[], tell: Tell): BarChart {
  const { marks, others } = withoutMarks(lines, tell)
  const groups = barRows(others, tell, (cell, line) => {
    const to = readQuantity(cell, line, tell)
    return to && { to }
  })
  const scales = scalesOf(groups, tell)
  const marked = marks.flatMap(({ label, line, places }) => {
    const quantity = readQuantity(places.join(' '), line, tell)
    const scale = quantity && [...scales.values()].find(({ unit }) => unit.isOf(quantity))
    if (quantity && !scale) tell(line, 'No bar counts in the unit of this mark. Write it in the unit of the bars.')
    scale?.numbers.push(quantity?.number ?? 0)
    return quantity && scale ? [{ label, quantity, scale }] : []
  })
  return {
    diagram: 'bars',
    title,
    groups: groups.map((group) => {
      const scale = scales.get(group)
      const most = Math.max(...(scale?.numbers ?? []))
      return {
        ...(group.name !== undefined && { name: group.name }),
        bars: group.rows.map(({ label, to }) => ({
          label,
          value: scale?.unit.of(to.digits, to.unit) ?? to.digits,
          start: 0,
          length: percent(to.number, most),
        })),
        marks: marked.flatMap((mark) => (mark.scale === scale ? [percent(mark.quantity.number, most)] : [])),
      }
    }),
    marks: marked.map(({ label, quantity, scale }) => ({
      label,
      value: scale.unit.of(quantity.digits, quantity.unit),
    })),
    ticks: [],
  }
}

/** The scale of each group. */
function scalesOf(groups: readonly BarRows[], tell: Tell): Map<BarRows, Scale> {
  const scales = new Map<BarRows, Scale>()
  for (const group of groups) {
    const own = new Unit(tell)
    for (const { to, line } of group.rows) own.take(to, line)
    const asOwn = ({ unit }: Scale) => unit.isAs(own)
    const scale = [...scales.values()].find(asOwn) ?? { unit: own, numbers: [] }
    scale.numbers.push(...group.rows.map(({ to }) => to.number))
    scales.set(group, scale)
    const [first] = group.rows
    if (first && scale.numbers.every((number) => number === 0))
      tell(first.line, 'All bars here are 0, and there is nothing to see. Write what they are, or remove the diagram.')
  }
  return scales
}
