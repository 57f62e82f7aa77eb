import type { Page } from '../../../../src/page/page.generated'
import { onFramePage, type FramePage } from './frame-page'
import type { At, Canvas, CanvasHost } from './host'

/** How often it is looked whether the frame has another page: nothing tells of it before all pictures are there. */
const soon = 50

/** Connects the page in a frame of this site with the window around it: its texts are chosen and edited where they stand. */
export function connectCanvas(frame: HTMLIFrameElement, host: CanvasHost): Canvas {
  let page: FramePage | undefined
  let document: Document | null = null
  let chosen: At | undefined
  let wanted: At | undefined
  let shown: Page | undefined
  const attach = () => {
    const { contentDocument: now } = frame
    if (now === document || !now?.body || now.readyState === 'loading' || now.URL === 'about:blank') return
    page?.disconnect()
    document = now
    page = onFramePage(frame, now, host)
    if (shown) page.show(shown)
    page.select(chosen)
    if (wanted) page.focus(wanted)
    wanted = undefined
    shown = undefined
  }
  const looking = window.setInterval(attach, soon)
  frame.addEventListener('load', attach)
  return {
    show(next) {
      if (page) page.show(next)
      else shown = next
    },
    type(at, value) {
      page?.type(at, value)
    },
    select(at) {
      chosen = at
      page?.select(at)
    },
    focus(at) {
      if (page) page.focus(at)
      else wanted = at
    },
    enter() {
      frame.focus()
      page?.enter()
    },
    disconnect() {
      window.clearInterval(looking)
      frame.removeEventListener('load', attach)
      page?.disconnect()
    },
  }
}
