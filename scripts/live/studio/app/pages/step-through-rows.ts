import type { KeyboardEvent } from 'react'

/** The arrow keys lead from the search field to the first page, and from page to page. */
export function stepThroughRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const { currentTarget } = event
  const list = currentTarget.closest('[data-pages]')
  if (step === undefined || !list) return
  const stops = [...list.querySelectorAll<HTMLElement>('[type=search], [data-row]')]
  const next = stops[stops.indexOf(currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
