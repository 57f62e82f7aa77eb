import type { Text } from './signs'

const isRow = (line = '') => /^\|[^\n]*\|\s?$/.test(line)

/** What is wrong with a table or code that is not whole, in words; undefined where nothing is. */
export function wrongInBlock(text: Text, before: Text | undefined, after: Text | undefined): string | undefined {
  const { value } = text
  const lines = value.split('\n')
  if (value.startsWith('```') && lines.filter((line) => line.startsWith('```')).length % 2 === 1)
    return 'The code that begins here does not end. Put a line of three backticks, ```, behind it: \\n``` before the quotation mark.'
  if (isRow(value) && isRow(after?.value))
    return isRow(before?.value)
      ? undefined
      : 'Each row of this table is an entry of its own, so none of it is a table. Put all rows into one entry, with \\n between them.'
  if (isRow(value) && isRow(before?.value)) return undefined
  const rows = lines.filter((line) => isRow(line))
  if (
    rows.length > 1 &&
    rows.length === lines.length &&
    !rows.some((row) => row.includes('---') && /^[|:\- ]+$/.test(row))
  )
    return 'This table lacks the line of dashes below its first row, such as | --- | --- |. Without it none of it is a table.'
  const cells = rows.map((row) => row.replaceAll('\\|', '').split('|').length)
  const uneven = rows.length === lines.length ? cells.findIndex((count) => count !== cells[0]) : -1
  if (uneven > 0)
    return `Row ${uneven > 1 ? uneven : uneven + 1} of this table has ${(cells[uneven] ?? 0) - 2} cells, and its head has ${(cells[0] ?? 0) - 2}. An empty cell is written | |.`
  if (lines.filter((line) => line.includes('\t')).length > 1)
    return 'Tabs part the columns of this table, as in a spreadsheet. Begin each line with |, put | between the columns, and a line such as | --- | --- | below the first.'
  return undefined
}
