import { readSchemas, sectionTypes, type Schema } from '../../schema/schemas'
import { isObject } from '../../text/is-object'
import { schemaOfType } from './fieldsets'

let types: string[] | undefined

/** The section types that have all the fields of a section and need no other; its own type left out. */
export function typesThatFit(section: unknown): string[] {
  if (!isObject(section)) return []
  const names = Object.keys(section).filter((name) => name !== 'type')
  // A heading and a text are part of most types: they tell nothing.
  if (names.every((name) => /^(id|heading|text)$/.test(name))) return []
  types ??= sectionTypes(readSchemas())
  return types.filter((type) => {
    const { unknown, missing } = misfits(names, schemaOfType(type))
    return type !== section.type && unknown.length === 0 && missing.length === 0
  })
}

/** The type a section was meant to have, where it has another's fields and lacks its own. */
export function typeMeant(section: unknown): string | undefined {
  if (!isObject(section) || typeof section.type !== 'string') return undefined
  const schema = schemaOfType(section.type)
  const { unknown, missing } = misfits(
    Object.keys(section).filter((name) => name !== 'type'),
    schema,
  )
  if (!schema || unknown.length === 0 || missing.length === 0) return undefined
  const [type, ...more] = typesThatFit(section)
  return more.length === 0 ? type : undefined
}

function misfits(names: string[], { properties = {}, required = [] }: Schema = {}) {
  return {
    unknown: names.filter((name) => !(name in properties)),
    missing: required.filter((name) => name !== 'type' && !names.includes(name)),
  }
}
