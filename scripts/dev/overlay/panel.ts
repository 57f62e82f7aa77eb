import type { Problem } from '../../content/problem'
import type { Mark, ProblemsOnPage } from '../marks'
import { element, problemEntry } from './elements'

const panel = element('aside', 'page-problems')
panel.setAttribute('aria-label', 'Problems in the pages')
const details = element('details', '')
const summary = element('summary', '')
const lists = element('div', 'lists')
details.append(summary, lists)
const status = element('p', 'told')
status.setAttribute('role', 'status')
panel.append(status, details)

/** What the author chose; until then it is open if there is an error that stands nowhere else on the page. */
let chosen: boolean | undefined
summary.addEventListener('click', () => (chosen = !details.open))

/** Lists what is wrong: first what concerns the page as such, then all other documents. */
export function showPanel({ marks, ofPage, elsewhere }: ProblemsOnPage): void {
  const all = [...marks.flatMap(({ problems }) => problems), ...ofPage, ...elsewhere]
  const errors = all.filter(isError)
  summary.textContent = errors.length > 0 ? count(errors.length, 'problem', ' to mend') : count(all.length, 'warning')
  summary.dataset.severity = errors.length > 0 ? 'error' : 'warning'
  lists.replaceChildren(
    ...list('On this page', [...marks.flatMap(entriesOf), ...ofPage.map((problem) => problemEntry(problem))]),
    ...list(
      'In other files',
      elsewhere.map((problem) => problemEntry(problem)),
    ),
  )
  details.open = chosen ?? [...ofPage, ...elsewhere].some(isError)
  details.hidden = all.length === 0
  if (!panel.isConnected) document.body.append(panel)
  tell(errors[0] ? `${summary.textContent}: ${errors[0].message}` : '')
}

/** A screen reader says it once the author pauses, and not again for the same words. */
function tell(words: string): void {
  if (status.textContent !== words) status.textContent = words
}

function isError({ severity }: Problem): boolean {
  return severity === 'error'
}

function count(number: number, thing: string, more = ''): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}${more}`
}

function list(heading: string, entries: HTMLElement[]): HTMLElement[] {
  return entries.length > 0 ? [element('p', 'head', heading), element('ul', 'entries', ...entries)] : []
}

/** Problems that stand at their section; the way leads there. */
function entriesOf({ section, problems }: Mark): HTMLElement[] {
  return problems.map((problem) => problemEntry(problem, { label: 'Show on the page', go: () => goTo(section) }))
}

function goTo(section: number): void {
  const mark = document.querySelector<HTMLElement>(`.page-problem[data-section="${section}"]`)
  mark?.scrollIntoView({ block: 'center' })
  mark?.querySelector('button')?.focus({ preventScroll: true })
}
