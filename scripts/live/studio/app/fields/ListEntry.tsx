import { useState } from 'react'
import type { At } from '../../canvas/host'
import type { Form, ListForm } from '../../form-types'
import { useStudio } from '../state/studio'
import { nameIn } from '../titles'
import { Control, type SingleForm } from './Control'
import { duplicateEntryAt } from './edits'
import { EntryHead } from './EntryHead'
import { FieldProblems } from './FieldProblems'
import { fieldId } from './field-id'
import type { FieldsOf } from './fields-of'
import styles from './ListFields.module.css'
import { useEntry } from './use-entry'
import { valueIn } from './value-at'

interface ListEntryProps {
  Fields: FieldsOf
  form: ListForm
  at: At
  place: number
  count: number
  mayGo: boolean
}

/** One entry: a card that opens, or a row of its own for a single value. */
export function ListEntry({ Fields, form, at, place, count, mayGo }: ListEntryProps) {
  const own = [...at, place]
  const id = fieldId(own)
  const name = useStudio(({ value }) => nameIn(valueIn(value, own)))
  const isMeant = useStudio(({ selected }) => own.every((step, depth) => selected?.[depth] === step))
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? (isMeant || count === 1)
  const label = `${form.entry} ${place + 1}`
  const { items, entry, min } = form
  const { item, move, remove } = useEntry({ at, entry, place, count, mayGo })
  const single = isSingle(items)
  return (
    <li ref={item} className={styles.entry} data-plain={single}>
      <EntryHead
        {...{ label, place, count }}
        mayRemove={count > min || mayGo}
        onMove={move}
        onDuplicate={() => duplicateEntryAt(at, entry, place)}
        onRemove={remove}
      >
        {single ? (
          <label htmlFor={id}>{label}</label>
        ) : (
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setChosen(!isOpen)}
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

function isSingle(form: Form): form is SingleForm {
  return form.form !== 'object' && form.form !== 'list' && form.form !== 'either' && form.form !== 'sections'
}
