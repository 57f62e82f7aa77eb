import { useState } from 'react'

interface EntryKeys {
  keys: readonly number[]
  moved: (from: number, to: number) => void
  /** @param place where the new entry is */
  added: (place: number) => void
  removed: (place: number) => void
}

/** What entries of a list are known by, so that one that moves stays open and keeps its focus. */
export function useEntryKeys(count: number): EntryKeys {
  const [known, setKnown] = useState<readonly number[]>([])
  const free = Math.max(-1, ...known) + 1
  const kept = known.slice(0, count)
  const keys = [...kept, ...Array.from({ length: count - kept.length }, (_, place) => free + place)]
  return {
    keys,
    moved(from, to) {
      const others = keys.filter((_, place) => place !== from)
      setKnown([...others.slice(0, to), ...keys.slice(from, from + 1), ...others.slice(to)])
    },
    added: (place) => setKnown([...keys.slice(0, place), Math.max(-1, ...keys) + 1, ...keys.slice(place)]),
    removed: (place) => setKnown(keys.filter((_, number) => number !== place)),
  }
}
