import { useRef, useState } from 'react'
import type { At } from '../../canvas/host'
import type { Form, ListForm } from '../../form-types'
import { useStudio } from '../state/studio'
import { nameIn } from '../titles'
import { Control, type SingleForm } from './Control'
import { EntryHead } from './EntryHead'
import { FieldProblems } from './FieldProblems'
import { fieldId, openId } from './field-id'
import type { FieldsOf } from './fields-of'
import { isOneLine, onListKeys } from './list-keys'
import styles from './ListFields.module.css'
import { useDraggedEntry } from './use-dragged-entry'
import { useArrowKeys, type EntryWays } from './use-entry'
import { valueIn } from '../../../../engine/text/value-in'

interface ListEntryProps {
  Fields: FieldsOf
  form: ListForm
  /** The way to the list. */
  at: At
  place: number
  count: number
  ways: EntryWays
  mayAdd: boolean
  mayRemove: boolean
}

/** One entry of a list. One with fields of its own is opened by its name, or by being chosen on the page. */
export function ListEntry({ Fields, form, at, place, count, ways, mayAdd, mayRemove }: ListEntryProps) {
  const own = [...at, place]
  const id = fieldId(own)
  const { items, entry } = form
  const name = useStudio(({ value }) => nameIn(valueIn(value, own)))
  const { isOpen, toggle, keep } = useOpened(own, count === 1)
  const label = `${entry} ${place + 1}`
  const item = useRef<HTMLLIElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const grip = useRef<HTMLSpanElement>(null)
  const move = (from: number, to: number) => {
    if (from === place) keep()
    ways.move(from, to)
  }
  useArrowKeys(item, place, move)
  const edge = useDraggedEntry({ item, head, grip, list: fieldId(at), place, onDrop: move })
  const single = isSingle(items)
  return (
    <li
      ref={item}
      className={styles.entry}
      data-plain={single}
      data-edge={edge}
      onKeyDownCapture={isOneLine(items) ? onListKeys(place, { mayAdd, mayRemove }, ways) : undefined}
    >
      <EntryHead {...{ head, grip, label, place, count, mayAdd, mayRemove }} ways={{ ...ways, move }}>
        {single ? (
          <label htmlFor={id}>{label}</label>
        ) : (
          <button
            type="button"
            id={openId(own)}
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={toggle}
          >
            {label}
            {name !== undefined && <span>: {name}</span>}
          </button>
        )}
      </EntryHead>
      {single ? (
        <Control form={items} field={{ label, required: true }} at={own} hasAlt={false} />
      ) : (
        <div id={id} hidden={!isOpen} className={styles.body}>
          {isOpen && items.form === 'object' && <Fields form={items} at={own} />}
        </div>
      )}
      <FieldProblems at={own} label={label} />
    </li>
  )
}

/** Whether an entry is open: as somebody left it, until it is chosen anew on the page. */
function useOpened(own: At, isOnly: boolean): { isOpen: boolean; toggle: () => void; keep: () => void } {
  const isMeant = useStudio(({ selected }) => own.every((step, depth) => selected?.[depth] === step))
  const [left, setLeft] = useState<boolean>()
  const [wasMeant, setWasMeant] = useState(isMeant)
  if (isMeant !== wasMeant) {
    setWasMeant(isMeant)
    if (isMeant) setLeft(undefined)
  }
  const isOpen = left ?? (isMeant || isOnly)
  return {
    isOpen,
    toggle: () => setLeft(!isOpen),
    // Who moves an entry chooses it by that, and does not want to see more of it than before.
    keep() {
      setWasMeant(true)
      setLeft(isOpen)
    },
  }
}

function isSingle(form: Form): form is SingleForm {
  return form.form !== 'object' && form.form !== 'list' && form.form !== 'either' && form.form !== 'sections'
}
