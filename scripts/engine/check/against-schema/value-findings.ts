import type { ErrorObject } from 'ajv'
import { finding, type Finding, type FindingPlace } from '../../problems/finding'
import { guideFiles } from '../../problems/problem'
import type { Schema } from '../../schema/schemas'
import { asText } from '../../text/as-text'
import { emptyFinding } from '../rules/blank-texts'
import { valueMeant } from '../value-meant'
import { entryAt } from './entry-at'
import { unknownSection } from './field-rules'
import { fieldsetsIn } from './fieldsets'
import { betterForm } from './forms'
import { kindRemedy } from './kind-remedy'
import { asKind, kindFound, kindNeeded } from './kinds-of-value'
import { typeCalled, typesThatFit } from './section-types'
import { tooFew, tooMany, unknownValue, wrongForm, wrongKind, wrongNumber } from './value-rules'

/** Says what is wrong with the value of a field or an entry. @param document all that it stands in */
export function valueFindings(place: FindingPlace, error: ErrorObject, schema: Schema, document: unknown): Finding[] {
  const data: unknown = error.data
  const count = Array.isArray(data) ? data.length : 0
  switch (error.keyword) {
    case 'enum':
      return [
        typeof data === 'string'
          ? chosenFinding(place, data, schema, document)
          : kindFinding(place, { type: 'string' }, data),
      ]
    case 'type':
      return [kindFinding(place, schema, data)]
    case 'minLength':
      return [emptyFinding(place)]
    case 'minItems':
      return [finding(tooFew, place, { least: schema.minItems ?? 1, found: count })]
    case 'maxItems':
      return [finding(tooMany, place, { most: schema.maxItems ?? 0, found: count })]
    case 'minimum':
      return [finding(wrongNumber, place, { least: schema.minimum ?? 0, leftOut: withoutIt(place, document) })]
    case 'const':
      return []
    default: {
      const meant = betterForm(schema, asText(data))
      const advice = [adviceFor(schema), withoutIt(place, document)].filter(Boolean).join(' ')
      return [finding(wrongForm, place, { advice, ...meant })]
    }
  }
}

function kindFinding(place: FindingPlace, schema: Schema, data: unknown): Finding {
  const last = place.at.at(-1)
  // Entries of a list that are all written in the same wrong way are one mistake.
  const cause = typeof last === 'number' ? { cause: `${place.at.slice(0, -1).join()} ${kindFound(data)}` } : {}
  const name = typeof last === 'string' ? last : ''
  const remedy = kindRemedy(schema, data, name)
  const repair = name === 'value' ? undefined : asKind(schema, data)
  return finding(
    wrongKind,
    { ...place, ...cause },
    { needs: kindNeeded(schema.type), found: kindFound(data), remedy, repair },
  )
}

function chosenFinding(place: FindingPlace, value: string, schema: Schema, document: unknown): Finding {
  const { at } = place
  const values = schema.enum ?? []
  const choices = values.map((each, number) => ({ value: each, label: schema.markdownEnumDescriptions?.[number] }))
  const { nearest: near, sure } = valueMeant(value, choices)
  if (at.at(-1) !== 'type' || at[0] !== 'sections')
    return finding(unknownValue, place, { value, nearest: near, values, sure })
  const [fitting, ...more] = near === undefined ? typesThatFit(entryAt(document, at.slice(0, -1))) : []
  const meant = near ?? typeCalled(value) ?? (more.length ? undefined : fitting)
  return finding(unknownSection, place, { name: value, nearest: meant, types: values, sure })
}

function adviceFor({ patternErrorMessage, format }: Schema): string {
  if (patternErrorMessage) return patternErrorMessage
  const forms: { [format: string]: string } = {
    date: 'Write a day as year-month-day, such as 2026-11-20.',
    email: 'Write an email address, such as hello@example.com.',
    uri: 'Write a whole address, such as https://www.example.com.',
  }
  return (format && forms[format]) ?? `See ${guideFiles.sections} for its form.`
}

/** What the schema says of a field that is left out: `Left out, it stays open.` */
function withoutIt({ at }: FindingPlace, document: unknown): string {
  const parent = JSON.stringify(at.slice(0, -1))
  const { properties = {} } = fieldsetsIn(document).find((fields) => JSON.stringify(fields.at) === parent) ?? {}
  const [, after] = properties[String(at.at(-1))]?.description?.split('Left out, ') ?? []
  const [then] = after?.split('.') ?? []
  return then === undefined ? '' : `Without this field, ${then}.`
}
