import { element } from './elements'

const marks = new Map<Element, HTMLElement>()

/** Tells of each section that fails in the browser, right above it: nothing is wrong with the documents then that a check knows of. */
export function showFailures(): void {
  for (const [section, mark] of marks) {
    if (section.isConnected) continue
    mark.remove()
    marks.delete(section)
  }
  for (const section of document.querySelectorAll<HTMLElement>('main > [data-fails]')) {
    const mark = marks.get(section) ?? markOf(section)
    marks.set(section, mark)
    if (section.previousElementSibling !== mark) section.before(mark)
  }
}

function markOf(section: HTMLElement): HTMLElement {
  const sections = document.querySelectorAll('main > :not(.page-problem, [role="note"])')
  const label = `Section ${[...sections].indexOf(section) + 1} fails in the browser`
  const mark = element(
    'div',
    'page-problem',
    element(
      'div',
      'inner',
      element('p', 'head', element('strong', '', label)),
      element(
        'p',
        'message',
        'Visitors would read its words, but nothing in it would move or open. If you have just saved something in it, write that differently; if not, give whoever looks after the code these words:',
      ),
      element('p', 'place', section.dataset.fails ?? ''),
    ),
  )
  mark.setAttribute('role', 'group')
  mark.setAttribute('aria-label', label)
  return mark
}
