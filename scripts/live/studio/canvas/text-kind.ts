import { isObject } from '../../../engine/text/is-object'
import { valueIn } from '../../../engine/text/value-in'
import { valueOf } from '../../../engine/text/value-of'
import type { FormField, Forms, TextForm } from '../form-types'
import type { At } from './host'

export type TextKind = TextForm['as']

/** What the forms say of a text: how it is filled, and what it is called there. */
interface TextField {
  as: TextKind
  label: string
}

/** What the forms say of the text at a place; undefined where they know of none. */
export function textField(forms: Forms | undefined, document: unknown, at: At): TextField | undefined {
  return forms && fieldIn({ value: forms.page, label: '' }, document, at, forms)
}

function fieldIn(
  { value: form, label }: Pick<FormField, 'value' | 'label'>,
  value: unknown,
  at: At,
  forms: Forms,
): TextField | undefined {
  if (form.form === 'either') {
    const found = form.of.map((choice) => fieldIn({ value: choice.value, label }, value, at, forms))
    return found.find((field) => field !== undefined)
  }
  const [step, ...rest] = at
  if (step === undefined) return form.form === 'text' && typeof value === 'string' ? { as: form.as, label } : undefined
  const within = valueIn(value, [step])
  if (form.form === 'list')
    return fieldIn({ value: form.items, label: `${form.entry} ${Number(step) + 1}` }, within, rest, forms)
  if (form.form === 'sections') {
    const section = isObject(within) ? forms.sections[String(within.type)] : undefined
    return section && fieldIn({ value: section, label }, within, rest, forms)
  }
  const field = form.form === 'object' ? form.fields.find(({ name }) => name === step) : undefined
  return field && fieldIn(field, within, rest, forms)
}

/** The text at a place of a file; undefined while the file is broken by hand. */
export function textAt(text: string, at: At): string | undefined {
  return textIn(valueOf(text), at)
}

/** The text at a place of a document. */
export function textIn(document: unknown, at: At): string | undefined {
  const value = valueIn(document, at)
  return typeof value === 'string' ? value : undefined
}
