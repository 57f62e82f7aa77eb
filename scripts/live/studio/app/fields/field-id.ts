import type { At } from '../../canvas/host'

/** The id of the heading of the form. */
export const formHeading = 'form-heading'

/** The id of the control for a place of the document. */
export function fieldId(at: At): string {
  return `f-${at.join('-')}`
}

/** What every control of the document matches. */
export const anyField = '[id^="f-"]'

/** The id of a section in the list of all. */
export function sectionId(place: number): string {
  return `section-${place}`
}

/** The id of the button that adds a section. */
export const addSectionId = 'add-section'

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

/** What is written in or chosen from, rather than pressed to do something with it. */
const filled = 'input, textarea, select, button[aria-haspopup], [contenteditable="true"]'

/** Gives the focus to the control of a place, or to the first within it, once it is there. */
export function focusField(at: At): void {
  requestAnimationFrame(() => {
    const own = document.getElementById(fieldId(at))
    const first = own?.matches('input, textarea, select, button, [contenteditable]')
      ? own
      : (own?.querySelector<HTMLElement>(filled) ?? own?.querySelector('button'))
    first?.focus()
  })
}
