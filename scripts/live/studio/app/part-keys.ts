/** On the parts of the window, in their order: the bar, the sections, the page, the form. */
const partMark = '[data-part]'

/** Where a part is begun: at what is chosen, else at its first field, else at its first button. */
const beginnings = [
  '[aria-current]',
  'input:enabled, textarea:enabled, select:enabled, [contenteditable="true"]',
  'button:enabled',
]

/** The element of a part that had the focus last. */
const left = new WeakMap<Element, HTMLElement>()

/**
 * Goes on to the next part of the window by F6, and back by Shift+F6, heard in a document: the window's or the page's.
 * @param enterPage gives the page the focus @returns ends that
 */
export function onPartKeys(heard: Document, enterPage: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  heard.addEventListener(
    'focusin',
    ({ target }) => {
      const focused = target instanceof HTMLElement ? target : undefined
      const part = focused?.closest(partMark)
      if (focused && part) left.set(part, focused)
    },
    { signal },
  )
  // Before whoever edits a text on the page, and keeps its keys.
  heard.addEventListener('keydown', (event) => onKey(event, enterPage), { capture: true, signal })
  return () => ended.abort()
}

function onKey(event: KeyboardEvent, enterPage: () => void): void {
  const isOther = event.ctrlKey || event.metaKey || event.altKey
  if (event.key !== 'F6' || isOther || document.querySelector('dialog[open]')) return
  event.preventDefault()
  const parts = [...document.querySelectorAll(partMark)]
  const now = parts.findIndex((part) => part.contains(document.activeElement))
  const next = event.shiftKey ? parts.at(Math.max(now, 0) - 1) : parts[(now + 1) % parts.length]
  if (next?.querySelector('iframe')) enterPage()
  else if (next) enter(next)
}

function enter(part: Element): void {
  const before = left.get(part)
  if (before?.isConnected && !before.matches(':disabled')) return before.focus()
  const [first] = beginnings.flatMap((beginning) => part.querySelector<HTMLElement>(beginning) ?? [])
  first?.focus()
}
