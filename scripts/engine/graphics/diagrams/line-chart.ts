import type { ChartLine, DiagramMark, DiagramTick, LineChart } from '../../../../src/page/page.generated'
import { chartRows, type ChartRow, type ChartRows } from './chart-rows'
import { withoutMarks, type WrittenMark } from './mark'
import { inDigits, readQuantity } from './quantity'
import { percent, stepOf, ticksUpTo } from './scale'
import { shown } from './shown'
import type { Tell, WrittenLine } from './written-line'

/** Where numbers are in the drawing, in percent from the left and from the top. */
interface Place {
  x: (number: number) => number
  y: (number: number) => number
}

/** So many letters find room below a drawing on a phone, and so many numbers. */
const mostLetters = 32
const mostTicks = 7
/** Where lines end closer to each other than this, in percent, the number of the lower one stands below it. */
const closeEnds = 7

/** Lines over time, written as a table: a row of names, and below it one for each point in time. */
export function lineChart(title: string, lines: readonly WrittenLine[], tell: Tell): LineChart | undefined {
  const { marks, others } = withoutMarks(lines, tell)
  const chart = chartRows(others, tell)
  if (!chart) return undefined
  const { names, rows, up } = chart
  const [first = 0, last = 0] = [rows[0]?.x, rows.at(-1)?.x]
  const most = Math.max(...rows.flatMap(({ values }) => values.map((value) => value?.number ?? 0)))
  const step = stepOf(most)
  const top = Math.ceil(most / step - 1e-9) * step
  const place = { x: (x: number) => percent(x - first, last - first), y: (y: number) => percent(top - y, top) }
  const drawn = names.slice(1).map((label, number) => chartLine(label, number, chart, place))
  return {
    diagram: 'lines',
    title,
    lines: drawn.map((line) => ({
      ...line,
      ...(drawn.some(({ x, y }) => x === line.x && y < line.y && line.y - y < closeEnds) && { below: true }),
    })),
    marks: marks.flatMap((mark) => markOf(mark, chart, place, tell)),
    across: ticksBelow(rows, place),
    up: ticksUpTo(top).map(({ at, words }) => ({ at: 100 - at, words: at === 100 ? up.of(words) : words })),
    table: [names, ...rows.map(({ cells }) => cells)],
  }
}

function chartLine(label: string, number: number, { rows }: ChartRows, place: Place): ChartLine {
  const points = rows.flatMap(({ x, values }) => {
    const value = values[number]
    return value ? [{ x: place.x(x), y: place.y(value.number), value }] : []
  })
  const end = points.at(-1)
  return {
    label,
    points: points.map(({ x, y }) => `${x},${y}`).join(' '),
    x: end?.x ?? 0,
    y: end?.y ?? 0,
    value: end?.value.digits ?? '',
  }
}

function ticksBelow(rows: readonly ChartRow[], place: Place): DiagramTick[] {
  const longest = Math.max(...rows.map(({ name }) => name.length))
  const most = Math.min(mostTicks, Math.max(2, Math.floor(mostLetters / (longest + 1))))
  const every = Math.ceil((rows.length - 1) / (most - 1))
  return rows.filter((_, number) => number % every === 0).map(({ name, x }) => ({ at: place.x(x), words: name }))
}

/** A place (“26.7 months”) is marked from top to bottom, a distance (“0 to 5 weeks | 20”) at its height. */
function markOf(
  { label, line, places }: WrittenMark,
  { across, up, at }: ChartRows,
  place: Place,
  tell: Tell,
): DiagramMark[] {
  const [where = '', height] = places
  const [begin = '', end] = where.split(/ to |–/)
  const from = at(begin.trim(), line)
  const to = end === undefined ? from : at(end.trim(), line)
  if (from === undefined || to === undefined) return []
  const [x1, x2] = [place.x(from), place.x(to)]
  if (x1 < 0 || x2 > 100 || x2 < x1) {
    tell(
      line,
      `${shown(where)} is outside of the diagram, or ends before it begins. Write a place between its first and its last row.`,
    )
    return []
  }
  if (end === undefined) return [{ label, value: /\d$/.test(where) ? across.of(where) : where, x1, x2 }]
  const level = readQuantity(height ?? '', line, tell)
  if (!level) return []
  up.take(level, line)
  const value = /^[$€£₹]?\d/.test(where) ? across.of(inDigits(to - from)) : where
  return [{ label, value, x1, x2, y: place.y(level.number) }]
}
