import type { KeyboardEvent } from 'react'
import type { Form } from '../../form-types'
import type { EntryWays } from './use-entry'

interface May {
  mayAdd: boolean
  mayRemove: boolean
}

/** As in a list of any text program: Enter begins the next entry, Backspace takes an empty one back. */
export function onListKeys(place: number, { mayAdd, mayRemove }: May, { addAfter, removeBack }: EntryWays) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, nativeEvent, shiftKey, ctrlKey, metaKey, altKey } = event
    if (!isWriting(target) || nativeEvent.isComposing || shiftKey || ctrlKey || metaKey || altKey) return
    const isEmpty = (target instanceof HTMLTextAreaElement ? target.value : target.textContent) === ''
    const act = { Enter: mayAdd && addAfter, Backspace: isEmpty && mayRemove && removeBack }[key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act(place)
  }
}

/** Whether Enter has no meaning of its own in an entry. */
export function isOneLine(form: Form): boolean {
  return form.form === 'text' && (form.as === 'line' || form.as === 'rich')
}

function isWriting(target: EventTarget): target is HTMLElement {
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)
}
