import { isWithin, type At } from './host'
import type { Places } from './places'

const chosenMark = 'data-studio-chosen'

/** Marks on the page what is chosen in the window: a text, or the section in which it is. @param comes whether it is brought into sight */
export function markChosen(page: Document, at: At | undefined, places: Places, comes = false): void {
  const element = at && elementOf(page, at, places)
  for (const marked of page.querySelectorAll(`[${chosenMark}]`))
    if (marked !== element) marked.removeAttribute(chosenMark)
  if (!element || !at) return
  element.setAttribute(chosenMark, '')
  if (comes) bring(element, at.length > 2)
}

function elementOf(page: Document, at: At, places: Places): Element | undefined {
  const within = at.length > 2 ? places.of(at) : undefined
  if (within) return within.container
  const section = places.regions.find((region) => isWithin(region.at, at.slice(0, 2)))
  return section && sectionAround(page, section.container)
}

/** The section of the page in which an element is. */
export function sectionAround(page: Document, element: Element): Element | undefined {
  const main = page.querySelector('main')
  for (let around: Element | null = element; around; around = around.parentElement)
    if (around.parentElement === main) return around
  return undefined
}

/** A section comes from its beginning: of the next one, some is nearly always in sight on a page that is shown small. */
function bring(element: Element, isText: boolean): void {
  const { top, bottom } = element.getBoundingClientRect()
  const { clientHeight: height } = element.ownerDocument.documentElement
  if (isText && (top >= height || bottom <= 0)) element.scrollIntoView({ block: 'center' })
  if (!isText && (top < 0 || bottom > height)) element.scrollIntoView({ block: 'start' })
}
