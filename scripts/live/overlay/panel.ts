import type { Problem } from '../../engine/problems/problem'
import { count } from '../../engine/problems/words/sentence'
import type { Mark, ProblemsOnPage } from '../marks'
import { button, element, problemEntry } from './elements'

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

/** Lists what is wrong: with the page as such, at its sections, in all other documents. Warnings wait for the errors to go. */
export function showPanel({ marks, ofPage, elsewhere, examples }: ProblemsOnPage): void {
  const listed = [...ofPage, ...elsewhere]
  const errors = [...marks.flatMap(({ problems }) => problems), ...listed.filter(isError)]
  const toList = (problems: Problem[]) => (errors.length > 0 ? problems.filter(isError) : problems).map(problemEntry)
  summary.textContent =
    errors.length > 0
      ? `${count(errors.length, 'problem')} to mend`
      : listed.length > 0
        ? count(listed.length, 'warning')
        : `${count(examples, 'thing')} to settle`
  summary.dataset.severity = errors.length > 0 ? 'error' : 'warning'
  const renewed = element(
    'div',
    'lists',
    ...list('On this page', toList(ofPage)),
    ...list('At their sections', marks.map(linkTo), 'links'),
    ...list('In other files', toList(elsewhere)),
    ...list('Before the launch', examples > 0 && errors.length === 0 ? [toReplace(examples)] : []),
  )
  putInPlace(renewed)
  details.open = chosen ?? listed.some(isError)
  details.hidden = errors.length + listed.length + examples === 0
  if (!panel.isConnected) document.body.append(panel)
  tell(errors[0] ? `${summary.textContent}: ${errors[0].message}` : '')
}

/** The entry that had the focus and is gone. It may be back in a moment: a file is empty while it is written. */
let missed: string | null | undefined

/** Lists that say the same stay: every save of any document comes by here, twice. In others the focus stays at its entry. */
function putInPlace(renewed: HTMLElement): void {
  if (renewed.isEqualNode(lists)) return
  const { activeElement } = document
  const focused = lists.contains(activeElement) ? activeElement?.textContent : activeElement === summary && missed
  lists.replaceChildren(...renewed.childNodes)
  missed = undefined
  if (!focused) return
  const same = [...lists.querySelectorAll('button')].find(({ textContent }) => textContent === focused)
  if (!same) missed = focused
  const next = same ?? summary
  next.focus({ preventScroll: true })
}

/** Says that there is no server any more, in place of what was wrong while there was one. */
export function showEnd(): void {
  const command = element('code', '', 'npm run dev')
  const notice = element(
    'p',
    'end',
    element('strong', '', 'npm run dev has ended.'),
    ' This page no longer changes as you save. Start ',
    command,
    ' again: the page then goes on by itself.',
  )
  details.replaceWith(notice)
  if (!panel.isConnected) document.body.append(panel)
  tell(notice.textContent ?? '')
}

/** A screen reader says it once the author pauses, and not again for the same words. */
function tell(words: string): void {
  if (status.textContent !== words) status.textContent = words
}

function isError({ severity }: Problem): boolean {
  return severity === 'error'
}

function list(heading: string, entries: HTMLElement[], name = 'entries'): HTMLElement[] {
  return entries.length > 0 ? [element('p', 'head', heading), element('ul', name, ...entries)] : []
}

function toReplace(examples: number): HTMLElement {
  const words = `Other files have ${count(examples, 'thing')} to settle. To see them:`
  return element('li', 'entry', `${words} npm run validate -- --launch`)
}

/** The way to problems that stand at their section. */
function linkTo({ section, problems: { length } }: Mark): HTMLElement {
  const words = length > 1 ? ` (${length} problems)` : ''
  return element(
    'li',
    '',
    button(`Section ${section + 1}${words}`, () => goTo(section)),
  )
}

function goTo(section: number): void {
  const mark = document.querySelector<HTMLElement>(`.page-problem[data-section="${section}"]`)
  mark?.scrollIntoView({ block: 'center' })
  mark?.querySelector('button')?.focus({ preventScroll: true })
}
