import type { Page } from '../../../../src/page/page.generated'
import type { Acts } from './acts'
import { listenToKeys } from './by-keys'
import { listenToPointer } from './by-pointer'
import { copyWithoutMarks } from './copy'
import { editingOn } from './editing'
import { readMark, withMark } from '../marks'
import { addStyle } from './frame-style'
import { isSame, type At, type CanvasHost } from './host'
import { markChosen } from './outline'
import { findPlaces, type Places } from './places'
import { keepingSections } from './same-sections'
import { watchPage } from './watch-page'

/** One page that the frame has loaded. */
export interface FramePage {
  show(page: Page): void
  type(at: At, value: string): void
  select(at: At | undefined): void
  focus(at: At): void
  disconnect(): void
}

/** What is edited on the page shows itself: the rest of the page waits until no key is pressed for so long. */
const pause = 150

export function onFramePage(frame: HTMLIFrameElement, document: Document, host: CanvasHost): FramePage {
  const ended = new AbortController()
  let found: Places | undefined
  let chosen: At | undefined
  let showing = 0
  const kept = keepingSections()
  const places = () => (found ??= findPlaces(document, host))
  const editing = editingOn(frame, host, places)
  const acts: Acts = { host, places, session: editing.session, edit: editing.edit }
  const stopWatching = watchPage(document, () => {
    found = undefined
    editing.pageChanged()
    markChosen(document, chosen, places())
  })
  addStyle(document)
  listenToPointer(document, acts, ended.signal)
  listenToKeys(document, acts, ended.signal)
  copyWithoutMarks(document, ended.signal)
  return {
    show(page) {
      // The text may be another even where the page shows the same.
      found = undefined
      window.clearTimeout(showing)
      showing = window.setTimeout(() => showIn(document, kept(page)), editing.session() ? pause : 0)
    },
    type(at, value) {
      if (!editing.session()) typeAt(places(), at, value)
    },
    select(at) {
      chosen = at
      markChosen(document, at, places(), true)
    },
    focus: editing.focus,
    disconnect() {
      window.clearTimeout(showing)
      editing.end()
      stopWatching()
      ended.abort()
    },
  }
}

/** React draws the page anew with the same words a moment later: 45 ms after a key, and so 10. */
function typeAt(places: Places, at: At, value: string): void {
  const region = places.of(at)
  const [text] = region?.nodes ?? []
  if (!region || region.as !== 'line' || !isSame(region.at, at) || !text || text.nodeType !== 3 || value.includes('{'))
    return
  const number = readMark(text.textContent ?? '')
  if (number !== undefined) text.textContent = withMark(value, number)
}

function showIn({ defaultView: view }: Document, page: Page): void {
  view?.dispatchEvent(new view.CustomEvent('studio:page', { detail: page }))
}
