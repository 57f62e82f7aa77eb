import { anyField } from './fields/field-id'
import { studio } from './state/studio'

/** Takes back and does again by keys, in a document. @returns ends that */
export function onTurnKeys(document: Document): () => void {
  const listener = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || keepsOwn(event.target)) return
    const key = event.key.toLowerCase()
    const way = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined
    if (!way || event.defaultPrevented) return
    event.preventDefault()
    void studio[way]()
  }
  document.addEventListener('keydown', listener)
  return () => document.removeEventListener('keydown', listener)
}

/** What a dialog only asks for is taken back as everywhere; its fields of the document are as those of the form. */
function keepsOwn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null && target.closest(anyField) === null
}
