import { useEffect, useRef, type RefObject } from 'react'

/** What can be done with the entries of a list, by their places. */
export interface EntryWays {
  move: (from: number, to: number) => void
  duplicate: (place: number) => void
  addAfter: (place: number) => void
  /** Goes to the entry before it instead of the next. */
  removeBack: (place: number) => void
  remove: (place: number) => void
}

/** Lets Alt and an arrow key move the entry that has the focus; of lists within lists the innermost hears of it. */
export function useArrowKeys(item: RefObject<HTMLElement | null>, place: number, move: EntryWays['move']): void {
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    const element = item.current
    const onKeyDown = (event: KeyboardEvent) => {
      const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
      if (by === undefined || event.defaultPrevented) return
      event.preventDefault()
      latest.current(place, place + by)
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [item, place])
}
