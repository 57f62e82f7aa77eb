import { cellsOf, type Tell, type WrittenLine } from './written-line'

/** A line that marks a place: “Mark: Good up to here | 2,500 ms”. */
export interface WrittenMark {
  line: WrittenLine
  label: string
  /** What stands behind the first |. */
  places: string[]
}

const begin = /^marks?: */i

/** Parts the marks of a diagram from its other lines. */
export function withoutMarks(
  lines: readonly WrittenLine[],
  tell: Tell,
): { marks: WrittenMark[]; others: WrittenLine[] } {
  const isMark = ({ text }: WrittenLine) => begin.test(text)
  const marks = lines.filter(isMark).flatMap((line): WrittenMark[] => {
    const [label = '', ...places] = cellsOf(line.text.replace(begin, ''))
    if (label !== '' && places.length > 0) return [{ line, label, places }]
    tell(line, 'A mark has words and a place: "Mark: Good up to here | 2,500 ms".')
    return []
  })
  return { marks, others: lines.filter((line) => !isMark(line)) }
}
