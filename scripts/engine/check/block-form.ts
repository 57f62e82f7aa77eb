import { count, inFile, quote, shown } from '../problems/words/sentence'
import type { Said, Text } from './signs'

const isRow = (line = '') => /^\|[^\n]*\|\s?$/.test(line)
const isDashes = (line: string) => line.includes('---') && /^[|:\- ]+$/.test(line)
const cellsOf = (row: string) => row.replaceAll('\\|', '').split('|').length - 2
const dashes = (cells: number) => `|${' --- |'.repeat(cells)}`

/** What is wrong with a table or code that is not whole; undefined where nothing is. */
export function wrongInBlock(text: Text, before: Text | undefined, after: Text | undefined): Said | undefined {
  const { value } = text
  const lines = value.split('\n')
  const last = lines.at(-1) ?? ''
  if (value.startsWith('```') && lines.filter((line) => line.startsWith('```')).length % 2 === 1)
    return {
      message:
        'This code is not closed: a last line of ``` is missing. Write \\n``` before the closing quotation mark.',
      part: last,
      after: value.slice(0, value.length - last.length),
      fix: { title: 'Close the code', value: `${value}\n\`\`\`` },
    }
  if (isRow(value) && isRow(after?.value))
    return isRow(before?.value)
      ? undefined
      : {
          message: `Each row of this table has its own quotation marks, so no table is shown. Put all rows between one pair, with \\n between them: "${shown(inFile(value), 40)}\\n| --- |…".`,
        }
  if (isRow(value) && isRow(before?.value)) return undefined
  const rows = lines.filter((line) => isRow(line))
  if (rows.length === lines.length) return wrongInRows(rows)
  return lines.filter((line) => line.includes('\t')).length > 1 ? wrongByTabs(lines) : undefined
}

function wrongInRows(rows: readonly string[]): Said | undefined {
  const [head = '', ...others] = rows
  const cells = cellsOf(head)
  if (others.length > 0 && !rows.some((row) => isDashes(row))) {
    const missing = dashes(cells)
    return {
      message: `This table lacks the line of dashes below its first row, so no table is shown. Write \\n${missing} behind ${quote(`${head.trim().split('|').at(-2)?.trim() ?? ''} |`, 60)}.`,
      part: head,
      fix: { title: 'Add the line of dashes', value: [head, missing, ...others].join('\n') },
    }
  }
  const uneven = rows.find((row) => cellsOf(row) !== cells)
  if (uneven === undefined) return undefined
  const own = cellsOf(uneven)
  const row = isDashes(uneven) ? 'The line of dashes' : `The row that begins with ${quote(wordsOf(uneven), 60)}`
  return {
    message: `${row} has ${count(own, 'cell')}, and the first row has ${cells}. ${own < cells ? 'Add what is missing; an empty cell is written | |' : 'Remove what is too much; within a cell, write \\\\| for |'}.`,
    part: uneven,
  }
}

const wordsOf = (row: string) =>
  row
    .split('|')
    .map((cell) => cell.trim())
    .find((cell) => cell !== '') ?? ''

/** A table as it comes from a spreadsheet. */
function wrongByTabs(lines: readonly string[]): Said {
  const [first = ''] = lines
  const rows = lines.filter((line) => line.trim() !== '')
  const table = rows.map((line) => (isRow(line) ? line : `| ${line.replaceAll('|', '\\|').split('\t').join(' | ')} |`))
  const cells = cellsOf(table[0] ?? '')
  const isWhole =
    rows.every((line) => isRow(line) || line.includes('\t')) && table.every((row) => cellsOf(row) === cells)
  const hasDashes = table.some((row) => isDashes(row))
  const better = [...table.slice(0, 1), ...(hasDashes ? [] : [dashes(cells)]), ...table.slice(1)].join('\n')
  return {
    message: `Tabs (\\t) make no table here. Put | before, between and behind the cells, and add a line of dashes: "${shown(inFile(better), 110)}".`,
    part: first,
    ...(isWhole && { fix: { title: 'Write it as a table', value: better } }),
  }
}
