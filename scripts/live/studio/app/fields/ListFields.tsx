import type { At } from '../../canvas/host'
import type { ListForm } from '../../form-types'
import { useStudio } from '../state/studio'
import { addId } from './field-id'
import type { FieldsOf } from './fields-of'
import { ListEntry } from './ListEntry'
import styles from './ListFields.module.css'
import { useList } from './use-list'
import { valueIn } from '../../../../engine/text/value-in'
import { inSentence } from './words'

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
  const ways = useList(form, at, count, mayGo)
  const isFull = form.max !== undefined && count >= form.max
  const mayRemove = count > form.min || (mayGo && count === 1)
  return (
    <>
      <ol className={styles.list}>
        {ways.keys.map((key, place) => (
          <ListEntry key={key} {...{ Fields, form, at, place, count, ways, mayRemove }} mayAdd={!isFull} />
        ))}
      </ol>
      <div>
        <button id={addId(at)} type="button" className={styles.add} disabled={isFull} onClick={ways.add}>
          Add {inSentence(form.entry)}
        </button>
      </div>
    </>
  )
}
