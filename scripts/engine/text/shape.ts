import { isObject } from './is-object'

/**
 * Tells whether a value has the form of a T: what is read from JSON is unknown until one of these has said so. For
 * documents that is up to the validators made from the schemas.
 */
export type Guard<T> = (value: unknown) => value is T
type Guarded<G> = G extends Guard<infer T> ? T : never

export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

export function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

/** One of these words. */
export function oneOf<const Words extends readonly string[]>(...words: Words): Guard<Words[number]> {
  return (value): value is Words[number] => words.some((word) => word === value)
}

/** An object with these fields, whatever else it has. */
export function withFields<Fields extends { [name: string]: Guard<unknown> }>(
  fields: Fields,
): Guard<{ [Name in keyof Fields]: Guarded<Fields[Name]> }> {
  const guards = Object.entries(fields)
  return (value): value is { [Name in keyof Fields]: Guarded<Fields[Name]> } =>
    isObject(value) && guards.every(([name, isRight]) => isRight(value[name]))
}

/** What may be left out. */
export function optional<T>(isRight: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || isRight(value)
}

export function listOf<T>(isRight: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(isRight)
}

/** An object that has such a value for every name. */
export function recordOf<T>(isRight: Guard<T>, isName: Guard<string> = isText): Guard<Record<string, T>> {
  return (value): value is Record<string, T> =>
    isObject(value) && Object.keys(value).every((name) => isName(name) && isRight(value[name]))
}
