import type { At } from '../../canvas/host'
import type { ListForm } from '../../form-types'
import { addEntry, duplicateEntryAt, moveEntryTo, removeEntryAt } from './edits'
import { addId, fieldId, focusLater, openId } from './field-id'
import type { EntryWays } from './use-entry'
import { useEntryKeys } from './use-entry-keys'

interface ListWays extends EntryWays {
  keys: readonly number[]
  add: () => void
}

/** What is done with the entries of a list, with the focus where it is expected afterwards. */
export function useList({ entry, items }: ListForm, at: At, count: number, mayGo: boolean): ListWays {
  const { keys, moved, added, removed } = useEntryKeys(count)
  const remove = (place: number, next: number) => {
    removeEntryAt(at, entry, place, mayGo)
    removed(place)
    const then = [...at, next]
    focusLater(...(count > 1 ? [openId(then), fieldId(then)] : []), addId(at))
  }
  return {
    keys,
    add() {
      addEntry(at, entry, items, count)
    },
    move(from, to) {
      if (to < 0 || to >= count || from === to) return
      const goBack = rememberFocus([...at, from], [...at, to])
      moveEntryTo(at, entry, from, to, count)
      moved(from, to)
      goBack()
    },
    duplicate(place) {
      duplicateEntryAt(at, entry, place)
      added(place + 1)
    },
    addAfter(place) {
      addEntry(at, entry, items, place + 1)
      added(place + 1)
    },
    // The neighbor that comes to its place, or the one before it.
    remove: (place) => remove(place, Math.min(place, count - 2)),
    removeBack: (place) => remove(place, Math.max(place - 1, 0)),
  }
}

/** Puts the focus back once an entry has moved: into the same control, or to its own button where that is gone. */
function rememberFocus(from: At, to: At): () => void {
  const { activeElement: before } = document
  const prefix = fieldId(from)
  const id = before?.id.startsWith(prefix) ? fieldId(to) + before.id.slice(prefix.length) : undefined
  return () => {
    if (id !== undefined) return focusLater(id, openId(to))
    requestAnimationFrame(() => {
      const isThere = before instanceof HTMLButtonElement && before.isConnected && !before.disabled
      if (isThere) before.focus()
      else focusLater(openId(to), fieldId(to))
    })
  }
}
