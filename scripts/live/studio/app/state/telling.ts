import { current, set } from './store'

/** How long it is seen, in milliseconds. */
const stays = 8000

let timer = 0

/**
 * Tells what was done or could not be; the same words twice are said twice.
 * @param by whether undo takes just that back
 */
export function tell(words: string, by?: 'undo'): void {
  set({ told: { words: current().told.words === words ? `${words}\u00A0` : words, undoes: by === 'undo' } })
  window.clearTimeout(timer)
  timer = window.setTimeout(() => set({ told: { words: '', undoes: false } }), stays)
}

/** Something else was done since. */
export function tellNoUndo(): void {
  const { told } = current()
  if (told.undoes) set({ told: { ...told, undoes: false } })
}
