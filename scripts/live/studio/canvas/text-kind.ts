import { isObject } from '../../../engine/text/is-object'
import { valueIn } from '../../../engine/text/value-in'
import { valueOf } from '../../../engine/text/value-of'
import type { Form, Forms, TextForm } from '../form-types'
import type { At } from './host'

export type TextKind = TextForm['as']

/** How the text at a place is filled, by the forms; undefined where they know of none. */
export function textKind(forms: Forms | undefined, document: unknown, at: At): TextKind | undefined {
  return forms && kindIn(forms.page, document, at, forms)
}

function kindIn(form: Form, value: unknown, at: At, forms: Forms): TextKind | undefined {
  if (form.form === 'either') {
    const kinds = form.of.map((choice) => kindIn(choice.value, value, at, forms))
    return kinds.find((kind) => kind !== undefined)
  }
  const [step, ...rest] = at
  if (step === undefined) return form.form === 'text' && typeof value === 'string' ? form.as : undefined
  const within = valueIn(value, [step])
  if (form.form === 'list') return kindIn(form.items, within, rest, forms)
  if (form.form === 'sections') {
    const section = isObject(within) ? forms.sections[String(within.type)] : undefined
    return section && kindIn(section, within, rest, forms)
  }
  const field = form.form === 'object' ? form.fields.find(({ name }) => name === step) : undefined
  return field && kindIn(field.value, within, rest, forms)
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
