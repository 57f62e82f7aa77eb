import { isObject } from '../../../../engine/text/is-object'
import { setValue } from '../../../../engine/text/json-edits'
import type { At } from '../../canvas/host'
import type { EitherForm, Form, FormField } from '../../form-types'
import { studio, useStudio } from '../state/studio'
import { Control, type SingleForm } from './Control'
import { startOf } from './edits'
import { fieldId } from './field-id'
import type { FieldsOf } from './fields-of'
import { ListFields } from './ListFields'
import { valueIn } from '../../../../engine/text/value-in'
import { changeWords } from './words'

interface EitherFieldsProps {
  Fields: FieldsOf
  form: EitherForm
  field: FormField
  at: At
}

/** A value that may have one of several shapes: which one, and then its form. */
export function EitherFields({ Fields, form, field, at }: EitherFieldsProps) {
  const shape = useStudio(({ value }) => shapeOf(valueIn(value, at)))
  const place = Math.max(
    0,
    form.of.findIndex(({ value }) => shapeOfForm(value) === shape),
  )
  const { value: chosen } = form.of[place] ?? {}
  const id = `${fieldId(at)}-shape`
  return (
    <>
      <label htmlFor={id}>How</label>
      <select
        id={id}
        value={place}
        onChange={({ target }) => {
          const next = form.of[Number(target.value)]
          if (next) studio.edit((text) => setValue(text, at, startOf(next.value)), changeWords(field.label, at))
        }}
      >
        {form.of.map(({ label }, number) => (
          <option key={label} value={number}>
            {label}
          </option>
        ))}
      </select>
      {chosen && isSingle(chosen) ? (
        <>
          <label htmlFor={fieldId(at)}>{field.label}</label>
          <Control form={chosen} field={field} at={at} hasAlt={false} />
        </>
      ) : (
        <div id={fieldId(at)}>
          {chosen?.form === 'object' && <Fields form={chosen} at={at} />}
          {chosen?.form === 'list' && <ListFields Fields={Fields} form={chosen} at={at} mayGo={!field.required} />}
        </div>
      )}
    </>
  )
}

function isSingle(form: Form): form is SingleForm {
  return form.form === 'text' || form.form === 'choice' || form.form === 'number' || form.form === 'switch'
}

function shapeOf(value: unknown): 'list' | 'object' | 'single' {
  return Array.isArray(value) ? 'list' : isObject(value) ? 'object' : 'single'
}

function shapeOfForm({ form }: Form): 'list' | 'object' | 'single' {
  return form === 'list' || form === 'object' ? form : 'single'
}
