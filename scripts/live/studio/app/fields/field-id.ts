import type { At } from '../../canvas/host'

/** The id of the control for a place of the document. */
export function fieldId(at: At): string {
  return `f-${at.join('-')}`
}

/** The id of the button that adds a field, or an entry to a list. */
export function addId(at: At): string {
  return `${fieldId(at)}-add`
}

/** The id of the button that opens an entry of a list. */
export function openId(at: At): string {
  return `${fieldId(at)}-open`
}

/** Gives the focus to an element once it is there. */
export function focusLater(...ids: string[]): void {
  requestAnimationFrame(() => {
    const found = ids.map((id) => document.getElementById(id)).find((element) => element !== null)
    found?.focus()
  })
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
