import type { At } from '../../schema/at'
import { readSchemas, type Schema } from '../../schema/schemas'
import { isObject } from '../../text/is-object'

/** Fields in { } somewhere in a document, and what the schema says of them. */
export interface Holder {
  at: At
  value: { [name: string]: unknown }
  /** The fields there may be. */
  properties: { [name: string]: Schema }
  required: string[]
}

let schemas: Map<string, Schema> | undefined

/** Every group of fields of a document, as far as it is clear what it is. */
export function holdersIn(value: unknown, schema = fileOf('documents/page'), at: At = []): Holder[] {
  const meant = follow(schema, value)
  if (Array.isArray(value)) {
    const { items } = meant ?? {}
    return value.flatMap((entry, index) => (Array.isArray(items) ? [] : holdersIn(entry, items, [...at, index])))
  }
  if (!isObject(value) || !meant?.properties) return []
  const { properties, required = [] } = meant
  const inner = Object.entries(value).flatMap(([name, field]) => holdersIn(field, properties[name], [...at, name]))
  return [{ at, value, properties, required }, ...inner]
}

/** The schema of a section type. */
export function schemaOfType(type: string): Schema | undefined {
  return fileOf(`sections/${type}`)
}

/** What a schema says of a value, in the file it refers to; for a section the schema of its type. */
export function follow(schema: Schema | undefined, value?: unknown): Schema | undefined {
  const file = schema?.$ref?.split('/').at(-1)
  if (!file) return schema
  if (file === 'section.schema.json')
    return isObject(value) && typeof value.type === 'string' ? schemaOfType(value.type) : undefined
  return fileOf(`definitions/${file.replace('.schema.json', '')}`)
}

function fileOf(name: string): Schema | undefined {
  schemas ??= readSchemas()
  return schemas.get(`${name}.schema.json`)
}
