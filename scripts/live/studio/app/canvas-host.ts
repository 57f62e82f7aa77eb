import { insertEntry, setValue } from '../../../engine/text/json-edits'
import type { CanvasHost } from '../canvas/host'
import { textField } from '../canvas/text-kind'
import { nameOf } from '../canvas/words'
import { changeWords } from './fields/words'
import { call } from './state/calls'
import { current } from './state/store'
import { studio } from './state/studio'

/** What the page in the frame is given of the window. */
export const canvasHost: CanvasHost = {
  text: () => current().text,
  edit(at, value, run) {
    const { label = nameOf(at) } = textField(current().forms, current().value, at) ?? {}
    studio.edit((text) => setValue(text, at, JSON.stringify(value)), changeWords(label, at), run)
  },
  select: (at) => studio.select(at),
  open: (path) => void studio.openPath(path),
  announce: (words) => studio.announce(words),
  chooseLink: (now, words) => studio.chooseLink(now, words),
  forms: () => current().forms,
  paste: (html, text) => call('paste', { html, text }),
  insertAfter(at, values, words) {
    const place = at.at(-1)
    if (typeof place !== 'number') return
    const list = at.slice(0, -1)
    const added = (text: string, value: string, number: number) =>
      insertEntry(text, list, place + 1 + number, JSON.stringify(value))
    studio.edit((text) => values.reduce(added, text), words)
  },
}
