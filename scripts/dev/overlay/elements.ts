import type { Problem } from '../../content/problem'

/** Makes an element. What is in it is text, whatever it contains. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className
  made.append(...content)
  return made
}

/** What a button beside a problem does. */
interface Way {
  label: string
  go: () => void
}

/** A problem as a list entry: what is wrong, where, what could stand there, and the way to it; into the editor, if left out. */
export function problemEntry(problem: Problem, { label, go }: Way = intoEditor(problem)): HTMLLIElement {
  const { severity, message, suggestions } = problem
  const button = element('button', 'way', label)
  button.type = 'button'
  button.addEventListener('click', go)
  const words = element('div', 'words', element('p', 'message', message), element('p', 'place', placeOf(problem)))
  if (suggestions.length > 0)
    words.append(
      element('p', 'could', 'Could be: ', ...suggestions.slice(0, 3).map((words) => element('code', '', words))),
    )
  const entry = element('li', 'entry', words, button)
  entry.dataset.severity = severity
  return entry
}

function intoEditor(problem: Problem): Way {
  const address = `/__open-in-editor?file=${encodeURIComponent(placeOf(problem))}`
  return { label: 'Open in the editor', go: () => void fetch(address) }
}

function placeOf({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`
}
