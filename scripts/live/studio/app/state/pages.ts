import type { At, Canvas } from '../../canvas/host'
import { call } from './calls'
import { current, set } from './store'

/** Who shows the page. */
type Shown = Pick<Canvas, 'show' | 'type'>

let shown: Shown | undefined

/** Hears of every change of the page. */
export function onPage(listener: Shown): () => void {
  shown = listener
  return () => (shown = undefined)
}

/** Shows words on the page as they are typed. */
export function showTyped(at: At, value: string): void {
  shown?.type(at, value)
}

/** Of which the verdict is known: it says more than what is wrong with the page by itself. */
let judged = { file: '', text: '' }

let asking = false
let again = false

/** Has the page drawn as it is with the text in this window. One question at a time: of several changes the last counts. */
export async function preview(): Promise<void> {
  if (asking) {
    again = true
    return
  }
  asking = true
  try {
    do {
      again = false
      const { file, text } = current()
      const { page, problems } = await call('preview', { file, text })
      if (current().file !== file) continue
      if (page) shown?.show(page)
      if (current().text === text && !(judged.file === file && judged.text === text))
        set({ problems, problemsOf: text })
    } while (again)
  } catch {
    // Of a server that is gone the bar tells.
  } finally {
    asking = false
  }
}

/** Asks what is wrong once everything was checked. */
export async function judge(): Promise<void> {
  const { file, text } = current()
  try {
    const [verdict, turns] = await Promise.all([call('verdict', { file }), call('turns', {})])
    set({ turns })
    if ('pending' in verdict) return
    set({ elsewhere: verdict.elsewhere })
    // What was typed meanwhile has an answer of its own.
    if (current().file !== file || current().text !== text || current().saving !== 'saved') return
    judged = { file, text }
    set({ problems: verdict.problems, problemsOf: text })
  } catch {
    // As above.
  }
}
