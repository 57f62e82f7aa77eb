import type { EditorState } from 'prosemirror-state'
import type { Tool } from './tools'

export interface Toolbar {
  element: HTMLElement
  show(state: EditorState): void
  focus(): void
}

/**
 * The buttons of a text, in whichever document the text stands. One of them is reached by Tab, the others by arrow keys.
 * @param more buttons that are no tools of the text
 */
export function toolbarOf(
  document: Document,
  tools: readonly Tool[],
  use: (tool: Tool) => void,
  leave: () => void,
  more: readonly HTMLButtonElement[] = [],
): Toolbar {
  const element = document.createElement('div')
  element.setAttribute('role', 'toolbar')
  element.setAttribute('aria-label', 'Text')
  const buttons = tools.map((tool) => {
    const button = toolButton(document, tool.sign, `${tool.name} (${keyInWords(tool.key)})`, () => use(tool))
    button.setAttribute('aria-label', tool.name)
    button.setAttribute('aria-keyshortcuts', tool.key.replaceAll('-', '+').replace('Mod', 'Control'))
    button.dataset.tool = tool.name
    return button
  })
  const all = [...buttons, ...more]
  const stop = (stopped: HTMLElement | undefined) => {
    for (const button of all) button.tabIndex = button === stopped ? 0 : -1
  }
  stop(all[0])
  element.append(...all)
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leave()
    const now = all.findIndex((button) => button === document.activeElement)
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: all.length - 1 }[event.key]
    if (next === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    const target = next === undefined ? undefined : all.at(next % all.length)
    if (!target) return
    stop(target)
    target.focus()
  })
  return {
    element,
    show: (state) =>
      tools.forEach((tool, place) => {
        buttons[place]?.setAttribute('aria-pressed', String(tool.isOn(state)))
      }),
    focus: () => all.find(({ tabIndex }) => tabIndex === 0)?.focus(),
  }
}

/** A button that leaves the selection in the text. */
export function toolButton(document: Document, sign: string, title: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = sign
  button.title = title
  button.addEventListener('mousedown', (event) => event.preventDefault())
  button.addEventListener('click', press)
  return button
}

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.userAgent)

/** Ctrl+Shift+8, as people say it. */
function keyInWords(key: string): string {
  const parts = key
    .split('-')
    .map((part) => (part === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : part.length === 1 ? part.toUpperCase() : part))
  return parts.join('+')
}
