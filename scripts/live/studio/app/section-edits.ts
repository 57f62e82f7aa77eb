import { duplicateEntry, insertEntry, moveEntry, removeEntry, removeField } from '../../../engine/text/json-edits'
import { focusLater, formHeading } from './fields/field-id'
import { current } from './state/store'
import { studio } from './state/studio'

const list = ['sections']

/** Puts a new section before the one of this number, and goes to its form. @param name of its kind: Card grid */
export function addSection(at: number, text: string, name: string): void {
  studio.edit((before) => insertEntry(before, list, at, text), `Added the section “${name}”`)
  studio.select(['sections', at])
  studio.announce(`${name} is section ${at + 1} now.`, 'undo')
  focusLater(formHeading)
}

export function moveSection(from: number, to: number, name: string, count: number): void {
  if (to < 0 || to >= count || from === to) return
  studio.edit((text) => moveEntry(text, list, from, to), `Moved the section “${name}”`)
  studio.select(['sections', to])
  studio.announce(`${name} is section ${to + 1} of ${count} now.`, 'undo')
}

export function duplicateSection(at: number, name: string): void {
  // Two sections of one name in the address would be a mistake.
  const twice = (text: string) => removeField(duplicateEntry(text, list, at), [...list, at + 1, 'id'])
  studio.edit(twice, `Duplicated the section “${name}”`)
  studio.select(['sections', at + 1])
  studio.announce(`The copy of ${name} is section ${at + 2}.`, 'undo')
}

export function removeSection(at: number, name: string): void {
  studio.edit((text) => removeEntry(text, list, at), `Removed the section “${name}”`)
  const { selected } = current()
  if (selected?.[0] === 'sections') studio.select(undefined)
  studio.announce(`${name} is removed. Undo brings it back.`, 'undo')
}
