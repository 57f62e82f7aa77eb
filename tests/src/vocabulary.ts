import vocabulary from './schema-org.json' with { type: 'json' }

/** A thing of a graph, as it is written. */
export type Thing = { [field: string]: unknown }

const types: { [type: string]: string[] } = vocabulary.types
const properties: { [name: string]: { domain: string[]; range: string[] } } = vocabulary.properties

/** A type with all that it is a kind of. */
function kindsOf(type: string): string[] {
  return [type, ...(types[type] ?? []).flatMap(kindsOf)]
}

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every thing of a graph, also those within others. */
export function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : []
}

/**
 * What of a graph is not in schema.org's vocabulary: a type that there is not, a property that its type does not have, a
 * value that the property does not take, a reference to nothing.
 */
export function beyondVocabulary(graph: readonly Thing[]): string[] {
  const named = new Map(thingsIn(graph).flatMap((thing) => (thing['@type'] ? [[thing['@id'], thing]] : [])))
  return thingsIn(graph).flatMap((thing) => {
    if (!('@type' in thing)) return named.has(thing['@id']) ? [] : [`${String(thing['@id'])} is nothing`]
    const type = String(thing['@type'])
    if (!(type in types)) return [`${type} is no type`]
    return Object.entries(thing).flatMap(([name, value]) => (name.startsWith('@') ? [] : misused(type, name, value)))
  })

  function misused(type: string, name: string, value: unknown): string[] {
    const property = properties[name]
    if (!property) return [`${name} is no property`]
    const kinds = kindsOf(type)
    if (!property.domain.some((domain) => kinds.includes(domain))) return [`${type} has no ${name}`]
    return [value].flat().flatMap((one) => (takes(property.range, one) ? [] : [`${name} is ${JSON.stringify(one)}`]))
  }

  function takes(range: readonly string[], value: unknown): boolean {
    if (isThing(value)) {
      const kinds = kindsOf(String((value['@type'] ? value : named.get(value['@id']))?.['@type']))
      return range.some((kind) => kinds.includes(kind))
    }
    return range.some((kind) => forms[kind]?.(value) === true)
  }
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isAddress = (value: unknown) => isText(value) && URL.canParse(String(value))
const isNumber = (value: unknown) => typeof value === 'number'
const isDay = (value: unknown) => /^\d{4}(-\d\d-\d\d)?$/.test(String(value)) && isText(value)

/** How plain values are written. */
const forms: { [kind: string]: (value: unknown) => boolean } = {
  Text: isText,
  URL: isAddress,
  // An address stands for what is there.
  ImageObject: isAddress,
  Thing: isAddress,
  Date: isDay,
  DateTime: (value) => isText(value) && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(String(value)),
  Boolean: (value) => typeof value === 'boolean',
  Number: isNumber,
  Integer: (value) => Number.isInteger(value),
}
