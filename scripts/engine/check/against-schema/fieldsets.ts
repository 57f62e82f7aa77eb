import type { At } from '../../schema/at'
import { fileReferredTo, readSchemas, sectionFile, type Schema } from '../../schema/schemas'
import { isObject } from '../../text/is-object'

/** Fields in { } somewhere in a document, and what the schema says of them. */
export interface Fieldset {
  at: At
  value: { [name: string]: unknown }
  /** The fields there may be. */
  properties: { [name: string]: Schema }
  required: string[]
}

/** Every group of fields of a document, as far as it is clear what it is. */
export function fieldsetsIn(
  value: unknown,
  schema = readSchemas().get('documents/page.schema.json'),
  at: At = [],
): Fieldset[] {
  const meant = follow(schema, value)
  if (Array.isArray(value)) {
    const { items } = meant ?? {}
    return value.flatMap((entry, index) => (Array.isArray(items) ? [] : fieldsetsIn(entry, items, [...at, index])))
  }
  if (!isObject(value) || !meant?.properties) return []
  const { properties, required = [] } = meant
  const inner = Object.entries(value).flatMap(([name, field]) => fieldsetsIn(field, properties[name], [...at, name]))
  return [{ at, value, properties, required }, ...inner]
}

/** The schema of a section type. */
export function schemaOfType(type: string): Schema | undefined {
  return readSchemas().get(`sections/${type}.schema.json`)
}

/** What a schema says of a value, in the file it refers to; for a section the schema of its type. */
export function follow(schema: Schema | undefined, value?: unknown): Schema | undefined {
  const file = schema && fileReferredTo(schema)
  if (!file) return schema
  if (file !== sectionFile) return readSchemas().get(file)
  return isObject(value) && typeof value.type === 'string' ? schemaOfType(value.type) : undefined
}
