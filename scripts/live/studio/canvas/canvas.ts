import type { Page } from '../../../../src/page/page.generated'
import { onFramePage, type FramePage } from './frame-page'
import type { At, Canvas, CanvasHost } from './host'

/** Connects the page in a frame of this site with the window around it: its texts are chosen and edited where they stand. */
export function connectCanvas(frame: HTMLIFrameElement, host: CanvasHost): Canvas {
  let page: FramePage | undefined
  let chosen: At | undefined
  let wanted: At | undefined
  const attach = () => {
    page?.disconnect()
    const { contentDocument: document } = frame
    page = document?.body && document.URL !== 'about:blank' ? onFramePage(frame, document, host) : undefined
    page?.select(chosen)
    if (wanted) page?.focus(wanted)
    wanted = undefined
  }
  frame.addEventListener('load', attach)
  if (frame.contentDocument?.readyState === 'complete') attach()
  return {
    show(next: Page) {
      page?.show(next)
    },
    select(at) {
      chosen = at
      page?.select(at)
    },
    focus(at) {
      if (page) page.focus(at)
      else wanted = at
    },
    disconnect() {
      frame.removeEventListener('load', attach)
      page?.disconnect()
    },
  }
}
