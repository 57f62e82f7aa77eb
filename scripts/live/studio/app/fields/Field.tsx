import { memo, type FocusEvent } from 'react'
import type { At } from '../../canvas/host'
import type { FormField } from '../../form-types'
import { IconButton } from '../parts/IconButton'
import { Control } from './Control'
import { dropField } from './edits'
import { EitherFields } from './EitherFields'
import styles from './Field.module.css'
import { FieldProblems } from './FieldProblems'
import { fieldId } from './field-id'
import type { FieldsOf } from './fields-of'
import { ListFields } from './ListFields'
import { inSentence } from './words'

interface FieldProps {
  Fields: FieldsOf
  field: FormField
  /** The way to what it is a field of. */
  above: At
  /** Whether what it is a field of says in words what a picture shows. */
  hasAlt: boolean
  /** The focus is in it, or no longer: meanwhile it stays, even without a value. */
  onHold: (name: string | undefined) => void
}

/** One field with its name, its help and its problems. */
export const Field = memo(
  function Field({ Fields, field, above, hasAlt, onHold }: FieldProps) {
    const at = [...above, field.name]
    const id = fieldId(at)
    const { value: form, label, required } = field
    if (form.form === 'sections') return null
    const isGroup = form.form === 'object' || form.form === 'list' || form.form === 'either'
    const drop = () => {
      onHold(undefined)
      dropField(at, field)
    }
    const remove = !required && <IconButton icon="remove" label={`Remove ${inSentence(label)}`} onClick={drop} />
    const holding = {
      onFocus: () => onHold(field.name),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || onHold(undefined),
    }
    if (!isGroup)
      return (
        <div className={styles.field} {...holding}>
          <label htmlFor={id}>{label}</label>
          <Control form={form} field={field} at={at} hasAlt={hasAlt} />
          <p id={`${id}-help`} className={styles.help}>
            {form.help}
          </p>
          <FieldProblems at={at} label={label} />
          {remove && <div className={styles.remove}>{remove}</div>}
        </div>
      )
    return (
      <fieldset id={form.form === 'either' ? undefined : id} className={styles.group} {...holding}>
        <legend>{label}</legend>
        <p className={styles.help}>{form.help}</p>
        <FieldProblems at={at} label={label} />
        {form.form === 'object' && <Fields form={form} at={at} />}
        {form.form === 'list' && <ListFields Fields={Fields} form={form} at={at} mayGo={!required} />}
        {form.form === 'either' && <EitherFields Fields={Fields} form={form} field={field} at={at} />}
        {remove && <div className={styles.remove}>{remove}</div>}
      </fieldset>
    )
  },
  (before, next) =>
    before.field === next.field && before.hasAlt === next.hasAlt && before.above.join() === next.above.join(),
)
