import { studio } from './state/studio'

/** Takes back and does again by keys, in a document. @returns ends that */
export function onTurnKeys(document: Document): () => void {
  const listener = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return
    const key = event.key.toLowerCase()
    const way = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : undefined
    if (!way || event.defaultPrevented) return
    event.preventDefault()
    void studio[way]()
  }
  document.addEventListener('keydown', listener)
  return () => document.removeEventListener('keydown', listener)
}

/** In its search fields and questions a text is taken back as everywhere. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}
