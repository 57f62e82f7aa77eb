import {
  duplicateEntry,
  insertEntry,
  moveEntry,
  removeEntry,
  removeField,
  setValue,
  valueAt,
} from '../../../../engine/text/json-edits'
import type { At } from '../../canvas/host'
import type { Form, FormField } from '../../form-types'
import { showTyped } from '../state/pages'
import { current } from '../state/store'
import { newRun, studio } from '../state/studio'
import { nameIn } from '../titles'
import { addId, focusField, focusLater } from './field-id'
import { valueIn } from '../../../../engine/text/value-in'
import { changeWords, entryWords, inSentence } from './words'

/** What is written while the focus stays in one field is taken back together. */
let run = newRun()
let runOf = ''

/** Begins a run of changes of its own: the focus has come to a field. */
export function beginRun(id: string): void {
  run = newRun()
  runOf = id
}

/** Gives a field another value; one that may be missing goes with its last letter. */
export function setField(
  at: At,
  { label, required }: Pick<FormField, 'label' | 'required'>,
  value: string | number | boolean,
) {
  const isLeft = required || (value !== '' && value !== false)
  const id = at.join('-')
  if (id !== runOf) beginRun(id)
  studio.edit(
    (text) => (isLeft ? setValue(text, at, JSON.stringify(value)) : removeField(text, at)),
    changeWords(label, at),
    run,
  )
  if (typeof value === 'string') showTyped(at, value)
}

/** Adds a field that may be missing, and goes there. */
export function addField(at: At, { label, value }: FormField): void {
  studio.edit((text) => setValue(text, at, startOf(value)), changeWords(label, at))
  focusField(at)
}

/** Takes a field out; the focus goes where it can be added again. */
export function dropField(at: At, { label }: FormField): void {
  studio.edit((text) => removeField(text, at), changeWords(label, at))
  focusLater(addId(at))
  studio.announce(`${label} is removed. Undo brings it back.`, 'undo')
}

/** The value a field or entry begins as. */
export function startOf(form: Form): string {
  switch (form.form) {
    case 'object':
      return form.start
    case 'list':
      return `[${startOf(form.items)}]`
    case 'number':
      return String(form.min ?? 1)
    case 'switch':
      return 'true'
    case 'choice':
      return JSON.stringify(form.options[0]?.value ?? '')
    case 'either':
      return form.of[0] ? startOf(form.of[0].value) : '""'
    default:
      return '""'
  }
}

/** @param place before which entry it comes */
export function addEntry(at: At, entry: string, items: Form, place: number): void {
  studio.edit((text) => insertEntry(text, at, place, startOf(items)), entryWords('Added', entry, at))
  studio.select([...at, place])
  studio.announce(`${entry} ${place + 1} is added.`, 'undo')
  focusField([...at, place])
}

/** Card 3, “Plan the move” */
function entryName(at: At, entry: string, place: number): string {
  const name = nameIn(valueIn(current().value, [...at, place]))
  return `${entry} ${place + 1}${name === undefined ? '' : `, “${name}”,`}`
}

export function moveEntryTo(at: At, entry: string, from: number, to: number, count: number): void {
  if (to < 0 || to >= count) return
  const named = entryName(at, entry, from)
  studio.edit((text) => moveEntry(text, at, from, to), entryWords('Moved', entry, at))
  studio.select([...at, to])
  studio.announce(`${named} is number ${to + 1} of ${count} now.`, 'undo')
}

export function duplicateEntryAt(at: At, entry: string, place: number): void {
  studio.edit((text) => duplicateEntry(text, at, place), entryWords('Duplicated', entry, at))
  studio.select([...at, place + 1])
  studio.announce(`The copy is ${inSentence(entry)} ${place + 2}.`, 'undo')
}

/** Takes an entry out. A list that may be missing goes with its last. */
export function removeEntryAt(at: At, entry: string, place: number, mayGo: boolean): void {
  const named = entryName(at, entry, place)
  const remove = (text: string) => {
    const list = valueAt(text, at)
    return mayGo && Array.isArray(list) && list.length === 1 ? removeField(text, at) : removeEntry(text, at, place)
  }
  studio.edit(remove, entryWords('Removed', entry, at))
  studio.announce(`${named} is removed. Undo brings it back.`, 'undo')
}
