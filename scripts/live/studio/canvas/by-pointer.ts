import { openPath } from './bar'
import type { Acts } from './acts'
import { sectionAround } from './outline'
import { pictureAt } from './picture-at'
import type { Region } from './region'

/** What can be pressed on the page by itself. */
const pressed = 'button, summary, input, select, textarea, label, video, [popovertarget], [data-studio-toolbar]'

/** A click on a text begins to edit it; with Alt, the page does what it does for visitors. */
export function listenToPointer(page: Document, acts: Acts, signal: AbortSignal): void {
  page.addEventListener('click', (event) => onClick(event, page, acts), { capture: true, signal })
  page.addEventListener('mouseover', (event) => showOver(event, page, acts), { passive: true, signal })
  page.documentElement.addEventListener('mouseleave', () => unmark(page), { signal })
}

function onClick(event: MouseEvent, page: Document, acts: Acts): void {
  const target = elementOf(event.target)
  if (!target) return
  const link = target.closest('a')
  const opens = link && (event.ctrlKey || event.metaKey || event.altKey)
  if (!opens && acts.session()?.has(target)) return
  if (link) {
    event.preventDefault()
    event.stopPropagation()
    if (opens) return openPath(link.getAttribute('href'), page, acts.host)
  } else if (event.altKey) return
  const region = regionAt(event, page, acts)
  if (region) {
    event.preventDefault()
    event.stopPropagation()
    acts.edit(region, { x: event.clientX, y: event.clientY })
    return
  }
  if (target.closest(pressed)) return
  if (link) return tellOfLink(link, page, acts)
  const section = sectionAround(page, target)
  const within = section && acts.places().regions.find(({ container }) => section.contains(container))
  if (!section || !within) return
  const at = within.at.slice(0, 2)
  acts.host.select(pictureAt(target, section, at, acts.host.text()) ?? at)
}

/** Links of menu and footer, and those with words of other pages. */
function tellOfLink(link: Element, page: Document, { host }: Acts): void {
  const path = link.getAttribute('href')
  if (path?.startsWith('#')) openPath(path, page, host)
  else
    host.announce('These words come from another place. Hold Ctrl or Command and click to open the page they lead to.')
}

/** The text at the pointer. */
function regionAt(event: MouseEvent, page: Document, acts: Acts): Region | undefined {
  const at = page.caretPositionFromPoint?.(event.clientX, event.clientY)?.offsetNode
  const target = elementOf(event.target)
  const within = at && target?.contains(at) ? acts.places().around(at) : undefined
  // A caret is found at any distance: the pointer has to be on the element of the text.
  return within && target && within.container.contains(target) ? within : undefined
}

function showOver(event: MouseEvent, page: Document, acts: Acts): void {
  const target = elementOf(event.target)
  if (!target) return
  const region = acts.session()?.has(target) ? undefined : acts.places().around(target)
  const section = sectionAround(page, target)
  const over =
    section && acts.places().regions.some(({ container }) => section.contains(container)) ? section : undefined
  unmark(page, region?.container, over)
  region?.container.setAttribute('data-studio-text', '')
  over?.setAttribute('data-studio-over', '')
}

function unmark(page: Document, ...but: (Element | undefined)[]): void {
  for (const element of page.querySelectorAll('[data-studio-text], [data-studio-over]')) {
    if (element !== but[0]) element.removeAttribute('data-studio-text')
    if (element !== but[1]) element.removeAttribute('data-studio-over')
  }
}

function elementOf(target: EventTarget | null): Element | null {
  return isNode(target) ? (isElement(target) ? target : target.parentElement) : null
}

function isNode(target: EventTarget | null): target is Node {
  return target !== null && 'nodeType' in target
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}
