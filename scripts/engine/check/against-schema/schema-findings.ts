import type { ErrorObject } from 'ajv'
import { finding, type Finding } from '../../problems/finding'
import { guideFile } from '../../problems/problem'
import type { At } from '../../schema/at'
import { sectionsIn } from '../../schema/fields'
import type { Schema } from '../../schema/schemas'
import { schemaErrors } from '../../schema/validator'
import { isObject } from '../../text/is-object'
import { nearest } from '../../text/nearest'
import { emptyFinding } from '../rules/blank-texts'
import { hasKnownType } from '../section-type'
import { valueMeant } from '../value-meant'
import {
  misplacedField,
  missingField,
  otherSection,
  strayedSection,
  unknownField,
  unknownSection,
  wrappedPage,
} from './field-rules'
import { fieldsetsIn } from './fieldsets'
import { betterForm } from './forms'
import { asKind, kindFound, kindNeeded } from './kinds-of-value'
import { ownerInWords, MisnamedFields, misnamedIn } from './misnamed'
import { typeMeant, typesThatFit } from './section-types'
import { tooFew, tooMany, unknownValue, wrongForm, wrongKind, wrongNumber } from './value-rules'

/** Says in findings what breaks the schema: one for each mistake, however many errors it caused. */
export function schemaFindings(kind: 'page' | 'site', file: string, value: unknown): Finding[] {
  const errors = schemaErrors(kind, value).filter(({ keyword }) => keyword !== 'if')
  const wrongTypes = kind === 'page' ? otherTypes(file, value) : []
  const wronglyTyped = new Set(wrongTypes.map(({ at: [, section] }) => String(section)))
  const inWrongType = ({ instancePath }: ErrorObject) => {
    const [, list, section = ''] = instancePath.split('/', 3)
    return list === 'sections' && wronglyTyped.has(section)
  }
  const inner = kind === 'page' ? wrapperOf(value) : undefined
  if (inner !== undefined) return [finding(wrappedPage, { file, at: [inner], on: 'name' }, { name: inner })]
  const strayed = kind === 'page' ? errors.filter(isOfStrayedSection) : []
  const isStrayed = ({ instancePath }: ErrorObject) =>
    strayed.some(({ instancePath: path }) => instancePath === path || instancePath.startsWith(`${path}/`))
  const misnamed = new MisnamedFields(kind === 'page' ? misnamedIn(fieldsetsIn(value)) : [])
  const findings = errors
    .filter((error) => !inWrongType(error) && !isStrayed(error))
    .flatMap((error) => {
      const at = pointer(error.instancePath)
      const missing: unknown = error.params.missingProperty
      // A name that is mistyped or stands elsewhere also leaves the right one missing: that is one mistake, the name.
      if (typeof missing === 'string' && misnamed.explains(at, missing)) return []
      return toFinding(file, error, at, value, misnamed)
    })
  // What is no section at all breaks the schema of every section type in the same way.
  const all = new Map(findings.map((found) => [JSON.stringify([found.at, found.on, found.wording]), found]))
  const strayedFindings = strayed.map(({ instancePath, data }) =>
    finding(strayedSection, { file, at: [...pointer(instancePath), 'type'] }, { type: String(Object(data).type) }),
  )
  return [...wrongTypes, ...strayedFindings, ...all.values()]
}

/** The field within which the whole page stands, where there is nothing beside it. */
function wrapperOf(value: unknown): string | undefined {
  const [only, ...others] = isObject(value) ? Object.entries(value).filter(([name]) => name !== '$schema') : []
  if (!only || others.length > 0) return undefined
  const [name, inner] = only
  return isObject(inner) && 'title' in inner && 'sections' in inner ? name : undefined
}

/** Whether an error says that a section stands in the list of another one. */
function isOfStrayedSection({ keyword, params, instancePath, data }: ErrorObject): boolean {
  const isExtraType = keyword === 'additionalProperties' && params.additionalProperty === 'type'
  return isExtraType && hasKnownType(data) && !/^\/sections\/\d+$/.test(instancePath)
}

/** Sections that have the fields of another type. */
function otherTypes(file: string, value: unknown): Finding[] {
  return sectionsIn(value).flatMap((section, index) => {
    const meant = typeMeant(section)
    const type = isObject(section) ? String(section.type) : ''
    return meant ? [finding(otherSection, { file, at: ['sections', index, 'type'] }, { type, meant })] : []
  })
}

function toFinding(file: string, error: ErrorObject, at: At, value: unknown, misnamed: MisnamedFields): Finding[] {
  const data: unknown = error.data
  const schema = schemaOf(error)
  const place = { file, at }
  const count = Array.isArray(data) ? data.length : 0
  switch (error.keyword) {
    case 'additionalProperties':
      return [nameFinding(file, at, String(error.params.additionalProperty), schema, value, misnamed)]
    case 'required': {
      const name = String(error.params.missingProperty)
      const types = name === 'type' ? typesThatFit(data) : []
      return [finding(missingField, place, { name, meaning: schema.properties?.[name]?.description ?? '', types })]
    }
    case 'enum':
      return [valueFinding(file, at, data, schema, entryAt(value, at.slice(0, -1)))]
    case 'type':
      return [
        finding(
          wrongKind,
          // Entries of a list that are all written in the same wrong way are one mistake.
          { ...place, ...(typeof at.at(-1) === 'number' && { cause: `${at.slice(0, -1).join()} ${kindFound(data)}` }) },
          { needs: kindNeeded(schema.type), found: kindFound(data), repair: asKind(schema, data) },
        ),
      ]
    case 'minLength':
      return [emptyFinding(place)]
    case 'minItems':
      return [finding(tooFew, place, { least: schema.minItems ?? 1, found: count })]
    case 'maxItems':
      return [finding(tooMany, place, { most: schema.maxItems ?? 0, found: count })]
    case 'minimum':
      return [finding(wrongNumber, place, { least: schema.minimum ?? 0 })]
    case 'const':
      return []
    default:
      return [finding(wrongForm, place, { advice: adviceFor(schema), ...betterForm(schema, String(data)) })]
  }
}

/** The keywords of the schema that an error came from which its wording needs. */
function schemaOf({ parentSchema }: ErrorObject): Schema {
  const { type, properties, items, format, form, minItems, maxItems, minimum, pattern, ...rest } = parentSchema ?? {}
  const { enum: values, patternErrorMessage, markdownEnumDescriptions } = rest
  const forTexts = { enum: values, format, form, pattern, patternErrorMessage, markdownEnumDescriptions }
  return { type, properties, items, minItems, maxItems, minimum, ...forTexts }
}

function nameFinding(file: string, at: At, name: string, schema: Schema, value: unknown, all: MisnamedFields): Finding {
  const place = { file, at: [...at, name], on: 'name' as const }
  const known = all.at(place.at)
  const fields = Object.keys(schema.properties ?? {}).filter((field) => field !== '$schema')
  if (known?.owner) return finding(misplacedField, place, { name, owner: ownerInWords(value, known.owner) })
  // _site.json has no sections, and its fields are only looked for by name.
  const fieldset = entryAt(value, at)
  const near = known
    ? known.meant
    : nearest(
        name,
        fields.filter((field) => !isObject(fieldset) || !(field in fieldset)),
      )
  return finding(unknownField, place, { name, nearest: near, fields, sure: known?.sure ?? near !== undefined })
}

function valueFinding(file: string, at: At, data: unknown, schema: Schema, around: unknown): Finding {
  const values = schema.enum ?? []
  if (typeof data !== 'string') {
    const found = { needs: kindNeeded('string'), found: kindFound(data) }
    return finding(wrongKind, { file, at }, found)
  }
  const choices = values.map((value, place) => ({ value, label: schema.markdownEnumDescriptions?.[place] }))
  const { nearest: near, sure } = valueMeant(data, choices)
  if (at.at(-1) !== 'type' || at[0] !== 'sections')
    return finding(unknownValue, { file, at }, { value: data, nearest: near, values, sure })
  const [fitting, ...more] = near === undefined ? typesThatFit(around) : []
  const meant = near ?? (more.length ? undefined : fitting)
  return finding(unknownSection, { file, at }, { name: data, nearest: meant, types: values, sure })
}

function entryAt(value: unknown, at: At): unknown {
  return at.reduce<unknown>((inner, step) => (inner === undefined ? inner : Reflect.get(Object(inner), step)), value)
}

function pointer(instancePath: string): At {
  const parts = instancePath.split('/').slice(1)
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')))
}

function adviceFor({ patternErrorMessage, format }: Schema): string {
  if (patternErrorMessage) return patternErrorMessage
  const forms: { [format: string]: string } = {
    date: 'Write a day as year-month-day, such as 2026-11-20.',
    email: 'Write an email address, such as hello@example.com.',
    uri: 'Write a whole address, such as https://www.example.com.',
  }
  return (format && forms[format]) ?? `See ${guideFile} for its form.`
}
