import { asText } from '../text/as-text'
import { isObject } from '../text/is-object'
import type { At } from './at'
import { ofLast } from './of-last'
import { fileReferredTo, readSchemas, sectionFile, sectionTypes, type Schema } from './schemas'

/** What the schemas say a value is. A field of one of these definitions is visited; everything else is walked through. */
const kinds = [
  'text',
  'rich-text',
  'article-block',
  'icon',
  'pictogram',
  'illustration',
  'image',
  'video',
  'download',
  'path',
  'page-address',
  'root',
  'technology',
  'link',
  'id',
  'group',
  'region',
] as const
export type Kind = (typeof kinds)[number]

/** Whether a definition is one of a kind of value, by its name. */
export const isKind = (definition: string) => kinds.some((kind) => kind === definition)

/**
 * Called for each value of a kind, inner values first; what it returns takes the value's place in the copy.
 * `at` is one array that changes during the walk: copy it to keep it.
 */
export type Visit = (kind: Kind, value: unknown, at: Readonly<At>) => unknown

/**
 * What a visit answers where a value is to be left out, and with it whatever cannot be without it: a button without an
 * address, and a call to action without a button.
 */
export const leftOut = Symbol('left out')

interface Plan {
  kind?: Kind
  fields?: Map<string, Plan>
  required?: readonly string[]
  entries?: Plan
  /** For sections: the plan of each type. */
  types?: Map<string, Plan>
}

/** What can be walked: a page, or the site's identity. */
export type Walked = 'page' | 'site'

const plans: { [walked in Walked]?: Plan } = {}

/**
 * Walks a document along the schemas, so that no code has to know which section has which fields.
 * Tolerates documents that break the schema: what does not fit is left as it is.
 * @returns the document with what `visit` made of each value: what that changed is a copy, all else is as it was
 */
export function mapFields(document: unknown, visit: Visit, walked: Walked = 'page'): unknown {
  return walk(document, planFor(walked), visit, [])
}

function planFor(walked: Walked): Plan {
  return (plans[walked] ??= planOf(readSchemas(), `documents/${walked}.schema.json`))
}

/** A value of a kind, and where it stands. */
export interface Field {
  kind: Kind
  value: unknown
  at: At
}

/** Lists every value of a kind in the document, in reading order. */
export function fieldsOf(document: unknown, walked: Walked = 'page'): Field[] {
  const fields: Field[] = []
  gather(document, planFor(walked), [], fields)
  return fields
}

/** As `walk`, for who changes nothing: a copy of each list and a look whether it is one took half the time. */
function gather(value: unknown, plan: Plan, at: At, fields: Field[]): void {
  if (Array.isArray(value)) {
    if (plan.entries) for (let i = 0; i < value.length; i++) gatherAt(value[i], plan.entries, at, i, fields)
  } else if (isObject(value)) {
    const named = (plan.types ? plan.types.get(asText(value.type)) : plan)?.fields
    if (named)
      for (const name in value) {
        const own = named.get(name)
        if (own) gatherAt(value[name], own, at, name, fields)
      }
  }
  if (plan.kind) fields.push({ kind: plan.kind, value, at: [...at] })
}

function gatherAt(value: unknown, plan: Plan, at: At, step: string | number, fields: Field[]): void {
  at.push(step)
  gather(value, plan, at, fields)
  at.pop()
}

/** The fields of one kind, in reading order. Most checks of a document look at one kind: fields are parted once for all. */
export function ofKind(fields: readonly Field[], kind: Kind): readonly Field[] {
  return partedByKind(fields).get(kind) ?? none
}

const none: readonly Field[] = []

const partedByKind = ofLast((fields: readonly Field[]): ReadonlyMap<Kind, readonly Field[]> => {
  const byKind = new Map<Kind, Field[]>()
  for (const field of fields) {
    const own = byKind.get(field.kind)
    if (own) own.push(field)
    else byKind.set(field.kind, [field])
  }
  return byKind
})

function walk(value: unknown, plan: Plan, visit: Visit, at: At): unknown {
  let mapped = value
  if (Array.isArray(value) && plan.entries) {
    const { entries } = plan
    const own = value.map((entry, index) => step(entry, entries, visit, at, index))
    mapped = whatIsLeft(own, value)
  } else if (isObject(value)) {
    const own = plan.types ? plan.types.get(asText(value.type)) : plan
    if (own) mapped = walkFields(value, own, visit, at)
  }
  return plan.kind && mapped !== leftOut ? visit(plan.kind, mapped, at) : mapped
}

function walkFields(value: { [name: string]: unknown }, { fields, required }: Plan, visit: Visit, at: At): unknown {
  if (!fields) return value
  let copy: { [name: string]: unknown } | undefined
  for (const name in value) {
    const field = fields.get(name)
    const own = field ? step(value[name], field, visit, at, name) : value[name]
    if (own === value[name]) continue
    if (own === leftOut && required?.includes(name)) return leftOut
    copy ??= { ...value }
    if (own === leftOut) delete copy[name]
    else copy[name] = own
  }
  return copy ?? value
}

/** A list without the entries that are left out; itself left out if there is no other. */
function whatIsLeft(entries: readonly unknown[], before: readonly unknown[]): unknown {
  if (entries.every((entry, index) => entry === before[index])) return before
  if (!entries.includes(leftOut)) return entries
  const left = entries.filter((entry) => entry !== leftOut)
  return left.length > 0 ? left : leftOut
}

function step(value: unknown, plan: Plan, visit: Visit, at: At, name: string | number): unknown {
  at.push(name)
  const mapped = walk(value, plan, visit, at)
  at.pop()
  return mapped
}

/** What stands in a document's list of sections; nothing where it has none. */
export function sectionsIn(document: unknown): unknown[] {
  return isObject(document) && Array.isArray(document.sections) ? document.sections : []
}

function planOf(schemas: Map<string, Schema>, file: string): Plan {
  if (file === sectionFile) {
    return {
      types: new Map(sectionTypes(schemas).map((type) => [type, planOf(schemas, `sections/${type}.schema.json`)])),
    }
  }
  const schema = schemas.get(file)
  if (!schema) throw new Error(`No schema file schemas/${file}`)
  const kind = kinds.find((name) => file === `definitions/${name}.schema.json`)
  // Of these all is said by their kind.
  return { kind, ...(kind === 'image' || kind === 'video' ? {} : within(schemas, schema)) }
}

function within(schemas: Map<string, Schema>, schema: Schema): Plan {
  const file = fileReferredTo(schema)
  if (file) return planOf(schemas, file)
  const { properties, required, items } = schema
  return {
    ...(required && { required }),
    ...(properties && {
      fields: new Map(Object.entries(properties).map(([name, field]) => [name, within(schemas, field)])),
    }),
    ...(items && !Array.isArray(items) && { entries: within(schemas, items) }),
  }
}
