import { useState } from 'react'
import { isObject } from '../../../../engine/text/is-object'
import type { At } from '../../canvas/host'
import type { ObjectForm } from '../../form-types'
import { useStudio } from '../state/studio'
import { addField } from './edits'
import { Field } from './Field'
import { addId } from './field-id'
import styles from './ObjectFields.module.css'
import { valueIn } from '../../../../engine/text/value-in'
import { inSentence } from './words'

/** The fields of a section, a card or a page: those that are filled, and buttons for those that may be added. */
export function ObjectFields({ form, at }: { form: ObjectForm; at: At }) {
  // Which fields there are, and not what is in them: a letter in one draws no other anew.
  const names = useStudio(({ value }) => namesIn(valueIn(value, at)))
  // Who clears a field to write it anew does not lose it: it goes once the focus leaves it.
  const [held, hold] = useState<string>()
  const there = new Set([...names.split('\n'), held])
  const fields = form.fields.filter(({ value }) => value.form !== 'sections')
  const missing = fields.filter(({ name, required }) => !required && !there.has(name))
  return (
    <div className={styles.fields}>
      {fields.map((field) =>
        field.required || there.has(field.name) ? (
          <Field
            key={field.name}
            Fields={ObjectFields}
            field={field}
            above={at}
            hasAlt={isNamed(form, 'alt')}
            onHold={hold}
          />
        ) : null,
      )}
      {missing.length > 0 && (
        <div className={styles.more} role="group" aria-label={`Add to the ${inSentence(form.title)}`}>
          {missing.map((field) => (
            <button
              key={field.name}
              id={addId([...at, field.name])}
              type="button"
              onClick={() => addField([...at, field.name], field)}
            >
              Add {field.value.form === 'switch' ? `“${field.label}”` : inSentence(field.label)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function namesIn(value: unknown): string {
  return isObject(value) ? Object.keys(value).join('\n') : ''
}

function isNamed(form: ObjectForm, name: string): boolean {
  return form.fields.some((field) => field.name === name)
}
