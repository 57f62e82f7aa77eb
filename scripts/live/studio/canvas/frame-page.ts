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
import type { Region } from './region'
import { keepingSections } from './same-sections'
import { stopAt } from './stop'
import { watchPage } from './watch-page'

/** One page that the frame has loaded. */
export interface FramePage {
  show(page: Page): void
  type(at: At, value: string): void
  select(at: At | undefined): void
  focus(at: At): void
  enter(): void
  disconnect(): void
}

/** What is edited on the page shows itself: the rest of the page waits until no key is pressed for so long. */
const pause = 150

/** How long a page takes at most to show what was chosen in the window. */
const patience = 5000

export function onFramePage(frame: HTMLIFrameElement, document: Document, around: CanvasHost): FramePage {
  const ended = new AbortController()
  let found: Places | undefined
  let chosen: At | undefined
  /** What is chosen on the page is in sight, and stays where the pointer is. */
  let ownChoice: At | undefined
  /** What was added or moved comes into sight once the page shows it. */
  let comesUntil = 0
  const host: CanvasHost = {
    ...around,
    select(at) {
      ownChoice = at
      around.select(at)
    },
  }
  let showing = 0
  let last: Page | undefined
  const kept = keepingSections()
  const places = () => (found ??= findPlaces(document, host))
  const editing = editingOn(frame, host, places)
  const acts: Acts = { host, places, session: editing.session, edit: editing.edit }
  const stopWatching = watchPage(document, () => {
    found = undefined
    editing.pageChanged()
    markChosen(document, chosen, places(), Date.now() < comesUntil)
  })
  document.defaultView?.addEventListener('studio:listening', () => last && showIn(document, last), ended)
  addStyle(document)
  listenToPointer(document, acts, ended.signal)
  listenToKeys(document, acts, ended.signal)
  copyWithoutMarks(document, ended.signal)
  return {
    show(page) {
      // The text may be another even where the page shows the same.
      found = undefined
      window.clearTimeout(showing)
      showing = window.setTimeout(() => showIn(document, (last = kept(page))), editing.session() ? pause : 0)
    },
    type(at, value) {
      if (!editing.session()) typeAt(places(), at, value)
    },
    select(at) {
      chosen = at
      comesUntil = at === ownChoice ? 0 : Date.now() + patience
      markChosen(document, at, places(), at !== ownChoice)
    },
    focus: editing.focus,
    enter() {
      const first = (chosen && places().of(chosen)) ?? places().regions.find(({ as }) => as !== undefined)
      if (first && document.activeElement === document.body) focusOn(first, document)
    },
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

function focusOn(region: Region, page: Document): void {
  stopAt(page, region)
  region.container.focus()
}

function showIn({ defaultView: view }: Document, page: Page): void {
  view?.dispatchEvent(new view.CustomEvent('studio:page', { detail: page }))
}
