import { useEffect, useRef, type RefObject } from 'react'
import type { At } from '../../canvas/host'
import { moveEntryTo, removeEntryAt } from './edits'

interface Entry {
  at: At
  /** Card */
  entry: string
  place: number
  count: number
  /** Whether the list goes with its last entry. */
  mayGo: boolean
}

interface EntryWays {
  item: RefObject<HTMLLIElement | null>
  move: (to: number) => void
  remove: () => void
}

/** What moves and removes an entry of a list, with the focus where it is expected; Alt and an arrow key move it, too. */
export function useEntry({ at, entry, place, count, mayGo }: Entry): EntryWays {
  const item = useRef<HTMLLIElement>(null)
  const move = (to: number) => {
    const list = item.current?.parentElement
    moveEntryTo(at, entry, place, to, count)
    requestAnimationFrame(() => list?.children[to]?.querySelector<HTMLElement>('button:enabled')?.focus())
  }
  const remove = () => {
    const list = item.current?.closest('fieldset')
    removeEntryAt(at, entry, place, mayGo)
    requestAnimationFrame(() => list?.querySelector<HTMLElement>('button:enabled')?.focus())
  }
  const ways = useRef(move)
  useEffect(() => {
    ways.current = move
  })
  useEffect(() => {
    const element = item.current
    const onKeyDown = (event: KeyboardEvent) => {
      const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
      if (by === undefined || event.defaultPrevented) return
      event.preventDefault()
      ways.current(place + by)
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [place])
  return { item, move, remove }
}
