import { fileReferredTo, type Schema } from '../../engine/schema/schemas'
import { withGaps } from './gaps'
import { jsonText } from './json-text'

/** What a new object begins as: the first example, which has no field that could be left out, with gaps for its words. */
export function startOf(schema: Schema, schemas: ReadonlyMap<string, Schema>): string {
  return jsonText(withGaps(startValue(schema, schemas), schema, schemas))
}

function startValue(schema: Schema, schemas: ReadonlyMap<string, Schema>): unknown {
  const file = fileReferredTo(schema)
  const meant = file === undefined ? schema : (schemas.get(file) ?? {})
  const [example] = schema.examples ?? meant.examples ?? []
  if (example !== undefined) return example
  const { type, const: constant, enum: options, properties = {}, required = [], items, minimum = 1 } = meant
  if (constant !== undefined) return constant
  if (options) return options[0]
  if (type === 'boolean') return false
  if (type === 'integer') return minimum
  if (type === 'array') return items && !Array.isArray(items) ? [startValue(items, schemas)] : []
  if (type !== 'object') return 'To write'
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) =>
      required.includes(name) ? [[name, startValue(field, schemas)]] : [],
    ),
  )
}
