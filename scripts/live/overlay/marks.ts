import type { Mark } from '../marks'
import { element, problemEntry } from './elements'

let shown: { above: string[]; mark: HTMLElement; told: string }[] = []

/** Tells each problem at its section. A mark whose words stay the same stays, with the focus in it. */
export function showMarks(marks: Mark[]): void {
  const before = shown
  shown = marks.map((mark) => {
    const told = JSON.stringify([mark.section, mark.shows, mark.problems])
    return { above: mark.above, told, mark: before.find((other) => other.told === told)?.mark ?? markOf(mark) }
  })
  for (const { mark } of before) if (!shown.some((other) => other.mark === mark)) mark.remove()
  placeMarks()
}

/** Puts the marks where their sections are by now. */
export function placeMarks(): void {
  const main = document.querySelector('main')
  if (!main) return
  const places = shown.map(({ above, mark }) => ({ mark, section: firstOf(above, main) }))
  for (const { section, mark } of places) {
    if (mark.parentElement === main && nextSection(mark) === section) continue
    // Those above the same section keep their order. Any other is left alone: an element that is moved loses the focus.
    for (const other of places) if (other.section === section) main.insertBefore(other.mark, section)
  }
}

function firstOf(ids: string[], main: Element): Element | null {
  return ids.map((id) => document.getElementById(id)).find((found) => found?.parentElement === main) ?? null
}

/** What a mark stands above, other marks left out. */
function nextSection(mark: Element): Element | null {
  let next = mark.nextElementSibling
  while (next?.classList.contains('page-problem')) next = next.nextElementSibling
  return next
}

function markOf({ section, shows, problems }: Mark): HTMLElement {
  const count = problems.length === 1 ? 'A problem' : `${problems.length} problems`
  const label = `${count} in section ${section + 1}`
  const list = element('ul', 'entries', ...problems.map(problemEntry))
  const head = element('p', 'head', element('strong', '', label))
  if (shows === 'last good')
    head.append(element('span', '', 'Below, the section stands as it was when it was last right.'))
  const inner = element('div', 'inner', head, list)
  if (shows === 'nothing')
    inner.append(element('p', 'empty', `Section ${section + 1} appears here as soon as it is right.`))
  const mark = element('div', 'page-problem', inner)
  mark.dataset.section = String(section)
  mark.setAttribute('role', 'group')
  mark.setAttribute('aria-label', label)
  return mark
}
