import type { ErrorObject } from 'ajv'
import { isObject } from './fields'
import { nearest } from './nearest'
import { finding, type At, type Finding } from './finding'
import type { Schema } from './schemas'
import { schemaErrors } from './validator'

/** Says in findings what breaks the schema: one for each mistake, however many errors it caused. */
export function schemaFindings(kind: 'page' | 'site', file: string, value: unknown): Finding[] {
  const errors = schemaErrors(kind, value).filter(({ keyword }) => keyword !== 'if')
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties')
  const renamed = new Set(unknown.map((error) => `${error.instancePath}/${nearestField(error)}`))
  const findings = errors.flatMap((error) => {
    const missing: unknown = error.params.missingProperty
    // A mistyped name also leaves the right one missing: that is one mistake, the name.
    if (error.keyword === 'required' && renamed.has(`${error.instancePath}/${missing}`)) return []
    return toFinding(file, error, schemaOf(error))
  })
  // What is no section at all breaks the schema of every section type in the same way.
  return [...new Map(findings.map((found) => [JSON.stringify([found.at, found.wording]), found])).values()]
}

function toFinding(file: string, error: ErrorObject, schema: Schema): Finding[] {
  const at = pointer(error.instancePath)
  const data: unknown = error.data
  const place = { file, at }
  switch (error.keyword) {
    case 'additionalProperties': {
      const extra: string = error.params.additionalProperty
      const fields = fieldNames(schema)
      return [
        finding(
          'unknown-field',
          { file, at: [...at, extra], on: 'name' },
          { name: extra, nearest: nearestField(error), fields },
        ),
      ]
    }
    case 'required': {
      const missing: string = error.params.missingProperty
      const meaning = schema.properties?.[missing]?.description ?? ''
      return [finding('missing-field', { file, at }, { name: missing, meaning })]
    }
    case 'enum': {
      const values = schema.enum ?? []
      if (typeof data !== 'string')
        return [finding('wrong-kind', place, { at, needs: 'text in quotes', found: kindFound(data) })]
      if (at.at(-1) === 'type')
        return [finding('unknown-section', place, { name: data, nearest: nearest(data, values), types: values })]
      return [finding('unknown-value', place, { at, value: data, nearest: nearest(data, values), values })]
    }
    case 'type':
      return [finding('wrong-kind', place, { at, needs: kindNeeded(schema.type), found: kindFound(data) })]
    case 'minLength':
      return [finding('empty-text', place, { at })]
    case 'minItems':
      return [
        finding('too-few', place, { at, least: schema.minItems ?? 1, found: Array.isArray(data) ? data.length : 0 }),
      ]
    case 'maxItems':
      return [
        finding('too-many', place, { at, most: schema.maxItems ?? 0, found: Array.isArray(data) ? data.length : 0 }),
      ]
    case 'minimum':
      return [finding('wrong-number', place, { at, least: schema.minimum ?? 0 })]
    case 'const':
      return []
    default:
      return [finding('wrong-form', place, { at, advice: adviceFor(schema) })]
  }
}

/** The keywords of the schema that an error came from which its wording needs. */
function schemaOf({ parentSchema }: ErrorObject): Schema {
  const {
    type,
    properties,
    enum: values,
    format,
    minItems,
    maxItems,
    minimum,
    patternErrorMessage,
  } = parentSchema ?? {}
  return { type, properties, enum: values, format, minItems, maxItems, minimum, patternErrorMessage }
}

function fieldNames(schema: Schema): string[] {
  return Object.keys(schema.properties ?? {}).filter((field) => field !== '$schema')
}

/** The field that was probably meant: one that is not there yet. */
function nearestField({ params, parentSchema, data }: ErrorObject): string | undefined {
  const absent = Object.keys(parentSchema?.properties ?? {}).filter((field) => !isObject(data) || !(field in data))
  return nearest(String(params.additionalProperty), absent)
}

function pointer(instancePath: string): At {
  const parts = instancePath.split('/').slice(1)
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')))
}

function kindNeeded(type: Schema['type']): string {
  const needs = {
    object: 'fields in { }',
    array: 'a list in [ ]',
    string: 'text in quotes',
    integer: 'a whole number',
    boolean: 'true or false, without quotes',
  }
  return type ? needs[type] : 'another kind of value'
}

function kindFound(value: unknown): string {
  if (value === null) return 'the word "null"'
  if (Array.isArray(value)) return 'a list'
  const found: { [type: string]: string } = {
    object: 'a group of fields in { }',
    string: 'text',
    number: Number.isInteger(value) ? 'a number' : 'a number with a fraction',
    boolean: `${value} without quotes`,
  }
  return found[typeof value] ?? 'something else'
}

function adviceFor({ patternErrorMessage, format }: Schema): string {
  if (patternErrorMessage) return patternErrorMessage
  const forms: { [format: string]: string } = {
    date: 'Write a day as year-month-day, such as 2026-11-20.',
    email: 'Write an email address, such as hello@example.com.',
    uri: 'Write a whole address, such as https://www.example.com.',
  }
  return (format && forms[format]) ?? 'See pages-json/README.md for its form.'
}
