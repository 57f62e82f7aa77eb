import { toolButton } from '../writing/toolbar'
import { zoomIn } from './frame-style'
import type { CanvasHost } from './host'

export interface FloatingBar {
  element: HTMLElement
  /** Puts it where the text is by now. */
  place(): void
  remove(): void
}

/** On screen, in pixels. */
const distance = 8

/** Buttons above the text they are for, or below it where there is no room. */
export function floatingBar(element: HTMLElement, mount: HTMLElement): FloatingBar {
  const { ownerDocument: page } = mount
  element.setAttribute('data-studio-toolbar', '')
  page.body.append(element)
  const place = () => {
    const text = mount.getBoundingClientRect()
    const { height, width } = element.getBoundingClientRect()
    const gap = distance * zoomIn(page)
    const above = text.top - height - gap
    const top = above > gap ? above : Math.min(text.bottom + gap, page.documentElement.clientHeight - height - gap)
    const left = Math.min(text.left, page.documentElement.clientWidth - width - gap)
    element.style.setProperty('top', `${Math.max(gap, top)}px`)
    element.style.setProperty('left', `${Math.max(gap, left)}px`)
  }
  const view = page.defaultView
  view?.addEventListener('scroll', place, { passive: true, capture: true })
  view?.addEventListener('resize', place)
  return {
    element,
    place,
    remove() {
      view?.removeEventListener('scroll', place, { capture: true })
      view?.removeEventListener('resize', place)
      element.remove()
    },
  }
}

/** A button that goes where the words lead; it is there while they lead somewhere. */
export function openButton(
  page: Document,
  host: CanvasHost,
  pathNow: () => string | null | undefined,
): { button: HTMLButtonElement; refresh(): boolean } {
  const button = toolButton(page, 'Open page', 'Open page (Ctrl+click)', () => openPath(pathNow(), page, host))
  return {
    button,
    refresh() {
      button.hidden = !pathNow()
      return !button.hidden
    },
  }
}

/** Goes to a page of the site in the studio, and elsewhere in a window of its own. */
export function openPath(path: string | null | undefined, page: Document, host: CanvasHost): void {
  if (!path) return
  if (path.startsWith('#')) page.getElementById(path.slice(1))?.scrollIntoView({ block: 'start' })
  else if (path.startsWith('/') && !path.startsWith('//')) host.open(path)
  else window.open(path, '_blank', 'noopener')
}
