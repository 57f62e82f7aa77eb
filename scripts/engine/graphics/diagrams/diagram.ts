import type { Diagram } from '../../../../src/page/page.generated'
import { barChart } from './bar-chart'
import { flowChart } from './flow-chart'
import { lineChart } from './line-chart'
import { shown } from './shown'
import { timeline } from './timeline'
import { linesOf, type DiagramFault, type Tell, type WrittenLine } from './written-line'

type Draw = (title: string, lines: readonly WrittenLine[], tell: Tell) => Diagram | undefined

/** The kinds of diagrams, each with the least that a line of it says. */
const kinds = new Map<string, { draw: Draw; drawn: Diagram['diagram']; line: string }>([
  ['bars', { draw: barChart, drawn: 'bars', line: 'Server | 150 ms' }],
  ['timeline', { draw: timeline, drawn: 'bars', line: 'Build | 6 weeks' }],
  ['lines', { draw: lineChart, drawn: 'lines', line: 'Months | CMS | Static pages' }],
  ['flow', { draw: flowChart, drawn: 'flow', line: 'Read the message' }],
])

/** What other programs call such drawings. */
const foreign =
  /^(?:bar|barchart|bargraph|chart|decision|diagram|drawing|flowchart|flows|gantt|graph|graphviz|dot|line|linechart|mermaid|pie|piechart|plantuml|schedule|steps|time|timelines|tree|waterfall|workflow)$/

/** A block that is fenced as code is: what stands behind the first fence, what within. The end may be missing. */
const fenced = /^(?:```+|~~~+) *([^\s`]*)[^\n]*\n?/

/** The longest title that is read at a glance. */
const longestTitle = 120

/** A diagram as it is read from a block of an article: drawn, or what is wrong with its lines. */
export interface DiagramReading {
  diagram?: Diagram
  faults: DiagramFault[]
}

/** Whether a block of an article is written as a diagram. */
export function isDiagram(block: string): boolean {
  return kinds.has(kindOf(block))
}

/** As what a block of an article is drawn, if it is a diagram. */
export function drawnAs(block: string): Diagram['diagram'] | undefined {
  return kinds.get(kindOf(block))?.drawn
}

function kindOf(block: string): string {
  return fenced.exec(block)?.[1]?.toLowerCase() ?? ''
}

/** What stands between the fences of a diagram. */
export function diagramText(block: string): string {
  return block.replace(fenced, '').replace(/(?:^|\n)(?:```+|~~~+) *$/, '')
}

/** Reads a block of an article that is written as a diagram; nothing where it is something else. */
export function readDiagram(block: string): DiagramReading | undefined {
  const kind = kinds.get(kindOf(block))
  const [opening = '', word = ''] = fenced.exec(block) ?? []
  const first = { text: opening.trim(), indent: 0, offset: 0 }
  if (!kind)
    return foreign.test(word.toLowerCase()) ? { faults: [{ line: first, message: unknownKind(word) }] } : undefined
  const faults: DiagramFault[] = []
  const tell: Tell = (line, message, better) => {
    if (faults.every((fault) => fault.line !== line))
      faults.push({ line, message, ...(better !== undefined && { better }) })
  }
  const [title, ...lines] = withoutRest(linesOf(diagramText(block), opening.length), tell)
  if (!title || title.text.includes('|'))
    tell(title ?? first, 'A diagram begins with its title: a line that says what it shows, without |.')
  else if (title.text.length > longestTitle)
    tell(title, `The title of this diagram has ${title.text.length} letters. Keep it under ${longestTitle}.`)
  const diagram = kind.draw(title?.text ?? '', lines, tell)
  if (faults.length === 0 && (!diagram || isEmpty(diagram)))
    tell(title ?? first, `This diagram has nothing but its title. Write a line below it, such as ${shown(kind.line)}.`)
  return { ...(diagram && faults.length === 0 && { diagram }), faults }
}

function isEmpty(diagram: Diagram): boolean {
  return (
    (diagram.diagram === 'bars' && diagram.groups.length === 0) ||
    (diagram.diagram === 'flow' && diagram.steps.length === 0)
  )
}

/** The lines up to a fence among them: what stands behind it is no part of the diagram. */
function withoutRest(lines: readonly WrittenLine[], tell: Tell): readonly WrittenLine[] {
  const end = lines.findIndex(({ text }) => /^(?:```|~~~)/.test(text))
  const fence = lines[end]
  if (!fence) return lines
  tell(fence, 'The diagram ends here. Put what stands below it between quotation marks of its own.')
  return lines.slice(0, end)
}

function unknownKind(word: string): string {
  return `There is no diagram called ${shown(word)}. Write \`\`\`bars for how much, \`\`\`timeline for when, \`\`\`lines for what changes over time, or \`\`\`flow for steps and decisions.`
}
