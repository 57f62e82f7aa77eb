import { isWithin, type At } from './host'
import type { Places } from './places'

const chosenMark = 'data-studio-chosen'

/** Marks on the page what is chosen in the window: a text, or the section in which it is. @param comes whether it is brought into sight */
export function markChosen(page: Document, at: At | undefined, places: Places, comes = false): void {
  const element = at && elementOf(page, at, places)
  for (const marked of page.querySelectorAll(`[${chosenMark}]`))
    if (marked !== element) marked.removeAttribute(chosenMark)
  if (!element) return
  element.setAttribute(chosenMark, '')
  if (comes && !isInSight(element)) element.scrollIntoView({ block: 'center' })
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

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < element.ownerDocument.documentElement.clientHeight && bottom > 0
}
