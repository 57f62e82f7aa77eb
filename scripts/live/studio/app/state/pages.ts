import type { Page } from '../../../../../src/page/page.generated'
import { call } from './calls'
import { current, set } from './store'

let show: (page: Page) => void = () => {}

/** Who shows the page hears of every change of it. */
export function onPage(listener: (page: Page) => void): () => void {
  show = listener
  return () => (show = () => {})
}

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
      if (page) show(page)
      if (current().text === text) set({ problems })
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
    set({ turns, elsewhere: verdict.elsewhere })
    // What was typed meanwhile has an answer of its own.
    if (current().file === file && current().text === text && current().saving === 'saved')
      set({ problems: verdict.problems })
  } catch {
    // As above.
  }
}
