import type { At } from '../../canvas/host'

/** The id of the control for a place of the document. */
export function fieldId(at: At): string {
  return `f-${at.join('-')}`
}

/** Gives the focus to the control of a place, or to the first within it, once it is there. */
export function focusField(at: At): void {
  requestAnimationFrame(() => {
    const own = document.getElementById(fieldId(at))
    const first = own?.matches('input, textarea, select, button, [contenteditable]')
      ? own
      : own?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable="true"]')
    first?.focus()
  })
}
