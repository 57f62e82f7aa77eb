import type { Page } from '../../../../src/page/page.generated'
import type { Acts } from './acts'
import { listenToKeys } from './by-keys'
import { listenToPointer } from './by-pointer'
import { copyWithoutMarks } from './copy'
import { editingOn } from './editing'
import { addStyle } from './frame-style'
import type { At, CanvasHost } from './host'
import { markChosen } from './outline'
import { findPlaces, type Places } from './places'
import { keepingSections } from './same-sections'
import { watchPage } from './watch-page'

/** One page that the frame has loaded. */
export interface FramePage {
  show(page: Page): void
  select(at: At | undefined): void
  focus(at: At): void
  disconnect(): void
}

export function onFramePage(frame: HTMLIFrameElement, document: Document, host: CanvasHost): FramePage {
  const ended = new AbortController()
  let found: Places | undefined
  let chosen: At | undefined
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
      const { defaultView: view } = document
      view?.dispatchEvent(new view.CustomEvent('studio:page', { detail: kept(page) }))
    },
    select(at) {
      chosen = at
      markChosen(document, at, places(), true)
    },
    focus: editing.focus,
    disconnect() {
      editing.end()
      stopWatching()
      ended.abort()
    },
  }
}
