import { openPath } from './bar'
import type { Acts } from './acts'
import { passOn } from './pass-on'
import { stopAt, stopMark } from './stop'

/** Texts are reached by Tab, one of them at a time, the others by arrow keys; Enter begins to edit. */
export function listenToKeys(page: Document, acts: Acts, signal: AbortSignal): void {
  page.addEventListener('keydown', (event) => onKey(event, page, acts), { capture: true, signal })
  page.addEventListener(
    'focusin',
    ({ target }) => {
      const region = acts.places().regions.find(({ container }) => container === target)
      if (region) stopAt(page, region)
    },
    { signal },
  )
}

function onKey(event: KeyboardEvent, page: Document, acts: Acts): void {
  const { activeElement } = page
  if (acts.session()?.has(activeElement)) return
  const isMod = event.ctrlKey || event.metaKey
  // What is taken back is a matter of the window.
  if (isMod && /^[zy]$/i.test(event.key)) return passOn(event)
  const editable = acts.places().regions.filter(({ as }) => as !== undefined)
  const place = editable.findIndex(({ container }) => container === activeElement)
  const now = editable[place]
  if (!now) {
    // The first stop is made as soon as somebody comes by keys.
    const first = event.key === 'Tab' && !page.querySelector(`[${stopMark}]`) ? editable[0] : undefined
    if (first) stopAt(page, first)
    return
  }
  if (event.key === 'Enter' && isMod) openPath(now.container.closest('a')?.getAttribute('href'), page, acts.host)
  else if (event.key === 'Enter' || event.key === 'F2') acts.edit(now)
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const next = editable[place + (event.key === 'ArrowDown' ? 1 : -1)]
    if (next) stopAt(page, next)
    next?.container.focus()
  } else return
  event.preventDefault()
  event.stopPropagation()
}
