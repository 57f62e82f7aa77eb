import type { Problem } from '../../engine/problems/problem'
import { problemInGuide } from '../guide/addresses'

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

export function button(label: string, act: () => void): HTMLButtonElement {
  const made = element('button', 'way', label)
  made.type = 'button'
  made.addEventListener('click', act)
  return made
}

/** A problem as a list entry: what is wrong, where, what could stand there, and the ways into the editor and the guide. */
export function problemEntry(problem: Problem): HTMLLIElement {
  const { file, line, column, severity, rule, message, suggestions, fix } = problem
  const place = `${file}:${line}:${column}`
  const words = element('div', 'words', element('p', 'message', message), element('p', 'place', place))
  const unsaid = suggestions.filter((suggestion) => !message.includes(`"${suggestion}"`)).slice(0, 3)
  if (unsaid.length > 0)
    words.append(element('p', 'could', 'Could be: ', ...unsaid.map((words) => element('code', '', words))))
  if (fix) words.append(element('p', 'could', element('code', '', 'npm run fix'), `does this: ${fix.title}`))
  else if (suggestions.length > 0)
    words.append(element('p', 'could', 'For you to decide: ', element('code', '', 'npm run fix'), ' leaves it.'))
  const open = button('Open in the editor', () => void openInEditor(place))
  const entry = element('li', 'entry', words, element('div', 'ways', open, explained(rule)))
  entry.dataset.severity = severity
  return entry
}

/** The way to what the guide says of a rule, in a tab of its own: the page stays as it is. */
function explained(rule: string): HTMLAnchorElement {
  const link = element('a', 'way', 'What this means')
  link.href = problemInGuide(rule)
  link.target = 'guide'
  return link
}

/** Without a server, of which the panel tells, nothing opens. */
async function openInEditor(place: string): Promise<void> {
  await fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`).catch(() => {})
}
