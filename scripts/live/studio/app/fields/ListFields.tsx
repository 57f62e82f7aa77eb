import type { At } from '../../canvas/host'
import type { ListForm } from '../../form-types'
import { Button } from '../parts/Button'
import { useStudio } from '../state/studio'
import { addEntry } from './edits'
import type { FieldsOf } from './fields-of'
import { ListEntry } from './ListEntry'
import styles from './ListFields.module.css'
import { valueIn } from './value-at'

interface ListFieldsProps {
  Fields: FieldsOf
  form: ListForm
  at: At
  /** Whether the list goes with its last entry. */
  mayGo: boolean
}

/** The entries of a list: to fill, to put in order, to add and to remove. */
export function ListFields({ Fields, form, at, mayGo }: ListFieldsProps) {
  const count = useStudio(({ value }) => {
    const list = valueIn(value, at)
    return Array.isArray(list) ? list.length : 0
  })
  const isFull = form.max !== undefined && count >= form.max
  return (
    <>
      <ol className={styles.list}>
        {Array.from({ length: count }, (_, place) => (
          <ListEntry key={place} Fields={Fields} form={form} at={at} place={place} count={count} mayGo={mayGo} />
        ))}
      </ol>
      <div>
        <Button disabled={isFull} onClick={() => addEntry(at, form.entry, form.items, count)}>
          Add {form.entry.toLowerCase()}
        </Button>
      </div>
    </>
  )
}
