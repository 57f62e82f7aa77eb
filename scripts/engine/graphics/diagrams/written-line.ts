/** A line of a diagram as its author wrote it. */
export interface WrittenLine {
  /** Without the spaces around it. */
  text: string
  /** How many spaces stand before it. */
  indent: number
  /** Where in the block its text begins. */
  offset: number
}

/** What is wrong with a line, and what could stand in its place. */
export interface DiagramFault {
  line: WrittenLine
  message: string
  better?: string
}

/** Notes a fault. A line is told of once. */
export type Tell = (line: WrittenLine, message: string, better?: string) => void

/** The lines of a text that have something in them. @param offset where the text begins in its block */
export function linesOf(text: string, offset: number): WrittenLine[] {
  let start = offset
  return text.split('\n').flatMap((written) => {
    const begin = start
    start += written.length + 1
    const words = written.trim()
    if (words === '') return []
    const indent = written.length - written.trimStart().length
    return [{ text: words, indent, offset: begin + indent }]
  })
}

/** The parts of a line between its |. One at either end is a habit from tables, and parts nothing. */
export function cellsOf(text: string): string[] {
  const inner = text.startsWith('|') && text.endsWith('|') && text.length > 1 ? text.slice(1, -1) : text
  return inner.split('|').map((cell) => cell.trim())
}

/** Whether a line is the one that parts a table's head from its rows. */
export function isTableRule(text: string): boolean {
  return text.includes('---') && /^[|:\- ]+$/.test(text)
}
