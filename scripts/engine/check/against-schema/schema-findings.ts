import type { ErrorObject } from 'ajv'
import { finding, type Finding } from '../../problems/finding'
import type { At } from '../../schema/at'
import { sectionsIn } from '../../schema/fields'
import type { Schema } from '../../schema/schemas'
import { schemaErrors } from '../../schema/validator'
import { asText } from '../../text/as-text'
import { isObject } from '../../text/is-object'
import { nearest } from '../../text/nearest'
import { hasKnownType } from '../section-type'
import { entryAt } from './entry-at'
import { expectedElsewhere } from './expected-fields'
import {
  jobInSection,
  misplacedField,
  missingField,
  otherSection,
  strayedSection,
  unknownField,
  wrappedPage,
} from './field-rules'
import { fieldsetsIn } from './fieldsets'
import { ownerInWords, MisnamedFields, misnamedIn } from './misnamed'
import { isJobWithin, jobFieldsIn, listMisnamed, typeMeant, typesWithout } from './section-types'
import { valueFindings } from './value-findings'

/** Says in findings what breaks the schema: one for each mistake, however many errors it caused. */
export function schemaFindings(kind: 'page' | 'site', file: string, value: unknown): Finding[] {
  const errors = schemaErrors(kind, value).filter(({ keyword }) => keyword !== 'if')
  const wrongTypes = kind === 'page' ? otherTypes(file, value) : []
  const wronglyTyped = new Set(wrongTypes.map(({ at: [, section] }) => String(section)))
  const jobsWithin = kind === 'page' ? jobsInSections(file, value) : []
  for (const { at } of jobsWithin) wronglyTyped.add(String(at[1]))
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
    finding(strayedSection, { file, at: [...pointer(instancePath), 'type'] }, { type: asText(Object(data).type) }),
  )
  return [...wrongTypes, ...jobsWithin, ...strayedFindings, ...all.values()]
}

/** Sections that have the fields of a job, which belong to the page. */
function jobsInSections(file: string, value: unknown): Finding[] {
  return sectionsIn(value).flatMap((section, index) => {
    const names = isJobWithin(section) ? jobFieldsIn(section) : []
    return names.length ? [finding(jobInSection, { file, at: ['sections', index] }, { names })] : []
  })
}

/** The field within which the whole page stands, where none of its own fields is beside it. */
function wrapperOf(value: unknown): string | undefined {
  if (!isObject(value) || 'title' in value || 'sections' in value) return undefined
  return Object.keys(value).find((name) => {
    const inner = value[name]
    return isObject(inner) && 'title' in inner && 'sections' in inner
  })
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
    const type = isObject(section) ? asText(section.type) : ''
    return meant
      ? [finding(otherSection, { file, at: ['sections', index, 'type'] }, { type, meant, list: listMisnamed(section) })]
      : []
  })
}

function toFinding(file: string, error: ErrorObject, at: At, value: unknown, misnamed: MisnamedFields): Finding[] {
  const data: unknown = error.data
  const schema = schemaOf(error)
  const place = { file, at }
  switch (error.keyword) {
    case 'additionalProperties':
      return [nameFinding(file, at, String(error.params.additionalProperty), schema, value, misnamed)]
    case 'required': {
      const name = String(error.params.missingProperty)
      const types = name === 'type' ? typesWithout(data) : []
      return [finding(missingField, place, { name, meaning: schema.properties?.[name]?.description ?? '', types })]
    }
    default:
      return valueFindings(place, error, schema, value)
  }
}

/** The keywords of the schema that an error came from which its wording needs. */
function schemaOf({ parentSchema }: ErrorObject): Schema {
  const { type, properties, required, items, format, form, minItems, maxItems, minimum, pattern, ...rest } =
    parentSchema ?? {}
  const { enum: values, patternErrorMessage, markdownEnumDescriptions } = rest
  const forTexts = { enum: values, format, form, pattern, patternErrorMessage, markdownEnumDescriptions }
  return { type, properties, required, items, minItems, maxItems, minimum, ...forTexts }
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
  const expected = near === undefined ? expectedElsewhere(name, at, value) : undefined
  const cause = expected?.cause === undefined ? {} : { cause: expected.cause }
  const sure = known?.sure ?? near !== undefined
  return finding(
    unknownField,
    { ...place, ...cause },
    { name, nearest: near, fields, sure, instead: expected?.instead },
  )
}

function pointer(instancePath: string): At {
  const parts = instancePath.split('/').slice(1)
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')))
}
