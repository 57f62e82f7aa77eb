import { readQuantity, Unit, type Quantity } from './quantity'
import { shown } from './shown'
import { cellsOf, isTableRule, type Tell, type WrittenLine } from './written-line'

/** The table that a line chart is written as. */
export interface ChartRows {
  /** What is told across, and then the names of the lines. */
  names: string[]
  rows: ChartRow[]
  /** What is counted across, and upward. */
  across: Unit
  up: Unit
  /** Where something is across, as rows and marks say it; tells of what is nowhere. */
  at: (cell: string, line: WrittenLine) => number | undefined
}

export interface ChartRow {
  line: WrittenLine
  /** What stands below the drawing there. */
  name: string
  x: number
  /** A line goes straight on past an empty cell. */
  values: (Quantity | undefined)[]
  /** The row as a table has it. */
  cells: string[]
}

/** More lines cannot be told apart. */
const mostLines = 4
/** More points a phone has no room for. */
const mostRows = 60

/** Reads the table; nothing where no line can be drawn of it, which is told. */
export function chartRows(lines: readonly WrittenLine[], tell: Tell): ChartRows | undefined {
  const [head, ...body] = lines.filter(({ text }) => !isTableRule(text))
  const names = head && namesIn(head, tell)
  if (!names) return undefined
  const units = { across: new Unit(tell), up: new Unit(tell) }
  const numbered = body.filter(({ text }) => startsWithNumber(text)).length
  const at = numbered * 2 > body.length ? byNumber(units.across, tell) : byName(body, tell)
  const rows = body.flatMap((line) => rowOf(line, names, { ...units, at }, tell))
  // Of rows that are told of already, no more is.
  if (rows.length < body.length) return undefined
  const wrong = wrongIn(rows, names)
  if (wrong) tell(wrong.line ?? head, wrong.message)
  return wrong ? undefined : { names, rows, ...units, at }
}

const startsWithNumber = (text: string) => /^\|? ?[$€£₹]?\d/.test(text)

function namesIn(head: WrittenLine, tell: Tell): string[] | undefined {
  const names = cellsOf(head.text)
  const said =
    names.length < 2 || names.includes('') || names.every(startsWithNumber)
      ? 'Below its title, this diagram needs a row of names: what is told across, and each line, as in "Months | CMS | Static pages".'
      : names.length > mostLines + 1 && `So many lines cannot be told apart. Keep the ${mostLines} that matter most.`
  if (said) tell(head, said)
  return said ? undefined : names
}

function byNumber(unit: Unit, tell: Tell): ChartRows['at'] {
  return (cell, line) => {
    const quantity = readQuantity(cell, line, tell)
    if (quantity) unit.take(quantity, line)
    return quantity?.number
  }
}

/** Rows that are named and not numbered stand one as far from the other. */
function byName(body: readonly WrittenLine[], tell: Tell): ChartRows['at'] {
  const names = body.map(({ text }) => cellsOf(text)[0])
  return (cell, line) => {
    const place = names.indexOf(cell)
    if (place < 0) tell(line, `No row of this diagram is called ${shown(cell)}. Write the name of one.`)
    return place < 0 ? undefined : place
  }
}

function rowOf(
  line: WrittenLine,
  names: readonly string[],
  { across, up, at }: Pick<ChartRows, 'across' | 'up' | 'at'>,
  tell: Tell,
): ChartRow[] {
  const [name = '', ...cells] = cellsOf(line.text)
  if (cells.length !== names.length - 1) {
    const lines = names.length === 2 ? '1 line' : `${names.length - 1} lines`
    tell(
      line,
      `This row has ${cells.length} numbers behind its first cell, for ${lines}. Write one for each; where there is none, leave the cell empty: | |`,
    )
    return []
  }
  const x = at(name, line)
  const values = cells.map((cell) => {
    const quantity = cell === '' ? undefined : readQuantity(cell, line, tell)
    if (quantity) up.take(quantity, line)
    return quantity
  })
  return x === undefined
    ? []
    : [{ line, name: name.replace(across.name, '').trim(), x, values, cells: [name, ...cells] }]
}

interface Wrong {
  line?: WrittenLine
  message: string
}

/** Why no line can be drawn of rows, each of which is right by itself. */
function wrongIn(rows: readonly ChartRow[], names: readonly string[]): Wrong | undefined {
  const late = rows.findIndex(({ x }, place) => x <= (rows[place - 1]?.x ?? -1))
  const [before, after] = [rows[late - 1], rows[late]]
  if (before && after)
    return {
      line: after.line,
      message: `${shown(after.name)} stands behind ${shown(before.name)}. Put the rows in order, the smallest number first.`,
    }
  const extra = rows[mostRows]
  if (extra) return { line: extra.line, message: `So many points find no room on a phone. Keep ${mostRows} rows.` }
  const short = names.find((_, number) => number > 0 && rows.filter(({ values }) => values[number - 1]).length < 2)
  if (short !== undefined)
    return { message: `The line ${shown(short)} needs two points or more. Write a row for each, such as "12 | 396".` }
  return rows.every(({ values }) => values.every((value) => !value?.number))
    ? { message: 'All numbers here are 0, and there is nothing to see. Write what they are, or remove the diagram.' }
    : undefined
}
