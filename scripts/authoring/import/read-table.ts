import type { RichTextElement, RichTextNode } from '../../../src/page/page.generated'
import { plainText } from '../../engine/site/markdown'
import { attributeOf, elementsIn, isElement, type HtmlElement } from './html-tree'
import { inlineOf } from './read-inline'
import type { Flow, Piece, Reading } from './reading'
import { trimmed } from './tidy'

interface Cell {
  words: RichTextNode[]
  align?: 'center' | 'end'
}

/** More columns than that no table has that somebody reads; what says so is no honest HTML. */
const mostSpan = 50

/** A table of words; one of a single column is only a frame around what stands in it. @param flowOf reads that */
export function tableOf(element: HtmlElement, reading: Reading, flowOf: Flow): Piece[] {
  const inner = elementsIn(element.childNodes).filter(({ tagName }) => tagName === 'table')
  const isIn = (row: HtmlElement) => inner.some((table) => elementsIn(table.childNodes).includes(row))
  const rows = elementsIn(element.childNodes).filter((row) => row.tagName === 'tr' && !isIn(row))
  const cells = rows.map((row) => row.childNodes.filter((node) => isElement(node)))
  if (cells.every((row) => row.length <= 1)) {
    reading.lost.add('A frame around this is left out; what stood in it stays.')
    return flowOf(
      cells.flat().flatMap(({ childNodes }) => childNodes),
      reading,
    )
  }
  if (inner.length > 0) reading.lost.add('A table within a table is words in its cell now.')
  const grid = gridOf(cells, reading)
  const width = Math.max(...grid.map((row) => row.length))
  const full = grid.map((row) => Array.from({ length: width }, (_, place): Cell => row[place] ?? { words: [] }))
  const [head = [], ...body] = full
  const captions = element.childNodes.filter((node) => isElement(node) && node.tagName === 'caption')
  return [
    ...flowOf(
      captions.flatMap((node) => (isElement(node) ? node.childNodes : [])),
      reading,
    ),
    { kind: 'block', node: tableWith(head, body), lost: [] },
  ]
}

/** The cells by row and column: what was merged stands in each of its rows, and in the first of its columns. */
function gridOf(rows: readonly (readonly HtmlElement[])[], reading: Reading): Cell[][] {
  const grid: Cell[][] = rows.map(() => [])
  for (const [number, row] of rows.entries()) {
    for (const element of row) {
      const [wide, high] = ['colspan', 'rowspan'].map((name) => spanOf(element, name))
      if ((wide ?? 1) > 1 || (high ?? 1) > 1)
        reading.lost.add('Merged cells are single ones now: read the table, and fill in what is empty.')
      const cell = cellOf(element, reading)
      const own = grid[number] ?? []
      let column = own.findIndex((place) => place === undefined)
      if (column < 0) column = own.length
      for (const below of grid.slice(number, number + (high ?? 1))) {
        fill(below, column)
        below[column] = cell
        for (let next = 1; next < (wide ?? 1); next++) below[column + next] = { ...cell, words: [] }
      }
    }
  }
  return grid
}

function fill(row: Cell[], column: number): void {
  for (let place = row.length; place < column; place++) row[place] = { words: [] }
}

function spanOf(element: HtmlElement, name: string): number {
  const span = Number(attributeOf(element, name) ?? '1')
  return Number.isInteger(span) ? Math.min(Math.max(span, 1), mostSpan) : 1
}

function cellOf(element: HtmlElement, reading: Reading): Cell {
  const inner = elementsIn(element.childNodes)
  if (inner.filter(({ tagName }) => tagName === 'p' || tagName === 'li').length > 1)
    reading.lost.add('A cell with several paragraphs, or a list, is one line now.')
  const words = inlineOf(element.childNodes, reading).map((node) =>
    typeof node !== 'string' && node.tag === 'br' ? ' ' : node,
  )
  const [, side = ''] = /text-align\s*:\s*(center|right|end)/.exec(attributeOf(element, 'style') ?? '') ?? []
  return {
    words: withoutDoubleSpaces(trimmed(words)),
    ...(side !== '' && { align: side === 'center' ? 'center' : 'end' }),
  }
}

function withoutDoubleSpaces(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.reduce<RichTextNode[]>((all, node) => {
    const last = all.at(-1)
    return typeof node === 'string' && typeof last === 'string'
      ? [...all.slice(0, -1), (last + node).replace(/ {2,}/g, ' ')]
      : [...all, node]
  }, [])
}

/** Columns are set as their heading is: that is how Markdown says it. */
function tableWith(head: readonly Cell[], body: readonly Cell[][]): RichTextElement {
  const aligns = head.map(
    (cell, column) => cell.align ?? body.find((row) => plainText(row[column]?.words ?? []) !== '')?.[column]?.align,
  )
  const row = (tag: 'th' | 'td', cells: readonly Cell[]): RichTextElement => ({
    tag: 'tr',
    children: cells.map(({ words }, column): RichTextElement => {
      const align = aligns[column]
      return { tag, ...(align && { align }), ...(words.length && { children: words }) }
    }),
  })
  return {
    tag: 'table',
    children: [
      { tag: 'thead', children: [row('th', head)] },
      ...(body.length ? [{ tag: 'tbody' as const, children: body.map((cells) => row('td', cells)) }] : []),
    ],
  }
}
