import type { FlowBranch, FlowChart, FlowStep } from '../../../../src/page/page.generated'
import { shown } from './shown'
import { cellsOf, type Tell, type WrittenLine } from './written-line'

/** Deeper branches leave no room for words on a phone. */
const deepest = 3

/** What of a flow is still being written: its steps, and how far in their lines begin. */
interface Open {
  steps: FlowStep[]
  indent: number
}

/** What begins a branch: - and what people type for it. */
const branchMark = /^(?:[-*•–]|=>|->)\s*/

/**
 * Steps one after the other, each on its line. A line that begins with - is a branch of the step before it: in which case
 * it is taken, and what happens then; lines below it that begin further in belong to it.
 */
export function flowChart(title: string, lines: readonly WrittenLine[], tell: Tell): FlowChart {
  const steps: FlowStep[] = []
  const asked = new Map<FlowStep, WrittenLine>()
  let open: Open[] = [{ steps, indent: -1 }]
  for (const line of lines) {
    const isBranch = branchMark.test(line.text)
    open = open.filter(({ indent }, depth) => depth === 0 || indent < line.indent)
    const within = open.at(-1)?.steps ?? steps
    if (!isBranch) {
      within.push(stepOf(line.text, line, tell))
      continue
    }
    const step = within.at(-1)
    if (!step)
      tell(line, 'A branch needs a step above it, which it leaves. Write what is asked there on a line of its own.')
    if (open.length > deepest)
      tell(
        line,
        `Branches within branches have no room on a phone. Keep ${deepest} one within another, or draw a second diagram.`,
      )
    const branch = branchOf(line, tell)
    if (!step || !branch) continue
    step.branches = [...(step.branches ?? []), branch]
    asked.set(step, line)
    open.push({ steps: branch.steps, indent: line.indent })
  }
  for (const [{ branches, words }, line] of asked)
    if (branches?.length === 1)
      tell(
        line,
        `${shown(words)} has one branch only. Write the other as well, or leave the - out: then it is simply the next step.`,
      )
  return { diagram: 'flow', title, steps }
}

function branchOf(line: WrittenLine, tell: Tell): FlowBranch | undefined {
  const text = line.text.replace(branchMark, '')
  const colon = text.search(/:(?:\s|$)/)
  const [answer, then] = [text.slice(0, colon).trim(), text.slice(colon + 1).trim()]
  if (colon > 0 && answer !== '' && then !== '') return { answer, steps: [stepOf(then, line, tell)] }
  tell(line, 'A branch says when it is taken, and behind a colon what happens then: "- Yes: A clerk types it".')
  return undefined
}

/** What happens, and behind a | who does it or how much it takes. */
function stepOf(text: string, line: WrittenLine, tell: Tell): FlowStep {
  const [words = '', note = '', ...more] = cellsOf(text)
  if (words === '' || more.length > 0)
    tell(line, 'A step has words, and behind one | perhaps who does it: "Type the order | A clerk".')
  return { words, ...(note !== '' && { note }) }
}
