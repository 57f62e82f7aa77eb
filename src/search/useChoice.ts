import { useState, type KeyboardEvent } from 'react'
import { optionId } from './Results'
import type { ResultGroup } from './results'

/**
 * The entry that the arrows have chosen, while the focus stays in the field.
 * @param list the id of the list @param keys what Enter does while nothing is chosen, and what Escape does
 */
export function useChoice(list: string, groups: readonly ResultGroup[], keys: Record<'Enter' | 'Escape', () => void>) {
  const [choice, setChoice] = useState<string>()
  const paths = groups.flatMap(({ results }) => results.map(({ path }) => path))
  const chosen = choice !== undefined && paths.includes(choice) ? choice : undefined
  const active = chosen && optionId(list, chosen)

  const move = (step: number) => {
    // Up from the field is the last.
    const place = Math.max(chosen === undefined ? -1 : paths.indexOf(chosen), step < 0 ? 0 : -1)
    const next = paths.at((place + step) % paths.length)
    setChoice(next)
    if (next) document.getElementById(optionId(list, next))?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent) => {
    const follow = () => (active ? document.getElementById(active)?.click() : keys.Enter())
    const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: follow, Escape: keys.Escape }[event.key]
    // While letters are put together, as in Japanese, the keys belong to that.
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  return { chosen, active, press, forget: () => setChoice(undefined) }
}
