/// <reference types="vite/client" />
/** Runs in the browser, in `npm run dev` only: shows what is wrong with the documents while they are written. */
import type { Problem } from '../content/problem'

const panel = document.createElement('aside')
panel.id = 'page-problems'
panel.setAttribute('aria-label', 'Problems in the pages')
const style = document.createElement('style')
style.textContent = `
  #page-problems { position: fixed; inset: auto 16px 16px auto; z-index: 100; inline-size: min(640px, calc(100vw - 32px)); max-block-size: 60vh;
    overflow: auto; font: 15px/1.5 system-ui, sans-serif; color: #0e1a36; background: #fff; border: 1px solid #d5dff2; border-radius: 12px;
    box-shadow: 0 24px 64px #0e1a3652; }
  #page-problems summary { padding: 12px 16px; font-weight: 600; cursor: pointer; }
  #page-problems ul { margin: 0; padding: 0 16px 8px; list-style: none; }
  #page-problems li { padding: 10px 0; border-top: 1px solid #e8eefa; }
  #page-problems button { font: 600 13px/1.4 ui-monospace, monospace; color: #1d4ed8; background: none; border: 0; padding: 0; cursor: pointer; text-align: start; }
  #page-problems [data-severity="error"] strong { color: #b42318; }
  #page-problems strong { color: #8f5600; }`
document.head.append(style)

let open = true

async function refresh(): Promise<void> {
  const response = await fetch('/@pages/problems')
  const problems: Problem[] = await response.json()
  const errors = problems.filter(({ severity }) => severity === 'error')
  panel.replaceChildren(list(errors.length > 0 ? errors : problems, errors.length))
  if (problems.length === 0) panel.remove()
  else document.body.append(panel)
}

function list(problems: Problem[], errors: number): HTMLElement {
  const details = document.createElement('details')
  // Warnings wait to be asked for; errors do not.
  details.open = errors > 0 && open
  details.addEventListener('toggle', () => (open = details.open))
  const summary = document.createElement('summary')
  const count = problems.length
  summary.textContent =
    errors > 0
      ? `${count} ${count === 1 ? 'problem' : 'problems'} to mend`
      : `${count} ${count === 1 ? 'warning' : 'warnings'}`
  const items = document.createElement('ul')
  items.append(...problems.map(item))
  details.append(summary, items)
  return details
}

function item({ file, line, column, severity, message }: Problem): HTMLElement {
  const entry = document.createElement('li')
  entry.dataset.severity = severity
  const place = document.createElement('button')
  place.type = 'button'
  place.textContent = `${file}:${line}:${column}`
  place.title = 'Open in the editor'
  place.addEventListener(
    'click',
    () => void fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`),
  )
  const sentence = document.createElement('div')
  sentence.textContent = message
  const kind = document.createElement('strong')
  kind.textContent = ` ${severity}`
  entry.append(place, kind, sentence)
  return entry
}

import.meta.hot?.on('pages:changed', () => void refresh())
void refresh()
