import type { Region } from './region'

/** On an element that stands in for one of the page while its text is edited. */
export const standInMark = 'data-studio-stands-in'
const hiddenMark = 'data-studio-hidden'

/**
 * Takes the place of an element of the page while a text in it is edited, and looks like it. React goes on with the
 * element itself, hidden beside it: so the page can be shown anew at any time, and nothing it made was touched.
 */
export interface StandIn {
  /** The element of the page. */
  container: HTMLElement
  /** What is edited: all of the stand-in, or the part of it that is the text. */
  mount: HTMLElement
  /** The page has another element for the text by now. */
  follow(container: HTMLElement): void
  remove(): void
}

export function standIn({ container, nodes }: Region): StandIn {
  const places = nodes.map((node) => [...container.childNodes].indexOf(node))
  const copy = copyOf(container)
  let mount = copy
  if (places.length === container.childNodes.length) copy.replaceChildren()
  else {
    mount = container.ownerDocument.createElement('span')
    const parts = places.flatMap((place) => copy.childNodes[place] ?? [])
    parts[0]?.before(mount)
    for (const part of parts) part.remove()
  }
  copy.setAttribute(standInMark, '')
  let shown = container
  const put = (next: HTMLElement) => {
    shown.removeAttribute(hiddenMark)
    shown = next
    shown.setAttribute(hiddenMark, '')
    if (copy.nextElementSibling !== shown) shown.before(copy)
  }
  put(container)
  return {
    get container() {
      return shown
    },
    mount,
    follow: put,
    remove() {
      copy.remove()
      shown.removeAttribute(hiddenMark)
    },
  }
}

/** With its look, and without what there may be once only. A button takes no caret: its words stand in a span. */
function copyOf(element: HTMLElement): HTMLElement {
  const cloned = element.cloneNode(true)
  const copy = element.ownerDocument.createElement(element.localName === 'button' ? 'span' : element.localName)
  for (const { name, value } of element.attributes)
    if (!/^(id|type|tabindex|aria-description|popovertarget|command|commandfor|data-studio-.*)$/.test(name))
      copy.setAttribute(name, value)
  copy.replaceChildren(...cloned.childNodes)
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
  return copy
}
