import { joinLines } from '../../../engine/text/join-lines'
import { withoutMarks } from '../marks'
import { hasNoWords, noWords } from '../writing/paste'

export interface LineHost {
  changed(value: string): void
  /** A sentence about what could not be pasted. */
  lost(sentence: string): void
}

/** Lets a line without marks be edited in an element. */
export function editLine(mount: HTMLElement, value: string, label: string, host: LineHost): void {
  const { ownerDocument: page } = mount
  mount.textContent = value
  mount.setAttribute('contenteditable', 'plaintext-only')
  mount.setAttribute('role', 'textbox')
  mount.setAttribute('aria-label', label)
  mount.addEventListener('input', () => host.changed(joinLines(mount.textContent ?? '')))
  const insert = (words: string) => page.execCommand('insertText', false, words)
  mount.addEventListener('paste', (event) => {
    event.preventDefault()
    const words = joinLines(withoutMarks(event.clipboardData?.getData('text/plain') ?? ''))
    if (hasNoWords(event.clipboardData)) host.lost(noWords)
    else if (words !== '') insert(words)
  })
  // In a summary, a space would open and close what is below.
  mount.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || !mount.closest('summary')) return
    event.preventDefault()
    insert(' ')
  })
  mount.addEventListener('keyup', (event) => {
    if (event.key === ' ') event.preventDefault()
  })
}

/** Puts the caret where the pointer is, or at the end of the line. */
export function putCaret(mount: HTMLElement, point: { x: number; y: number } | undefined): void {
  const { ownerDocument: page } = mount
  mount.focus({ preventScroll: point !== undefined })
  const selection = page.getSelection()
  const at = point && page.caretPositionFromPoint?.(point.x, point.y)
  if (at && mount.contains(at.offsetNode)) selection?.collapse(at.offsetNode, at.offset)
  else {
    selection?.selectAllChildren(mount)
    selection?.collapseToEnd()
  }
}

/** Remembers where in a line the caret is: a browser forgets it once the line is taken away for a moment. */
export function keptCaret(mount: HTMLElement): { restore(): void; forget(): void } {
  const { ownerDocument: page } = mount
  let offset = 0
  const remember = () => {
    const selection = page.getSelection()
    if (selection?.focusNode && mount.contains(selection.focusNode)) offset = selection.focusOffset
  }
  page.addEventListener('selectionchange', remember)
  return {
    restore() {
      mount.focus({ preventScroll: true })
      const [words] = mount.childNodes
      if (words) page.getSelection()?.collapse(words, Math.min(offset, words.textContent?.length ?? 0))
    },
    forget: () => page.removeEventListener('selectionchange', remember),
  }
}
