import type { At } from '../../schema/at'

/** What stands at a place in a document; undefined where there is nothing. */
export function entryAt(value: unknown, at: At): unknown {
  return at.reduce<unknown>((inner, step) => (inner === undefined ? inner : Reflect.get(Object(inner), step)), value)
}
