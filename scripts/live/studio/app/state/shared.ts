import { isObject } from '../../../../engine/text/is-object'

/**
 * A value in which everything that is as before is the very same as before, so that only what shows a change is drawn
 * anew.
 */
export function shared(before: unknown, next: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(next)) return sharedList(before, next)
  if (!isObject(before) || !isObject(next)) return next
  const fields = Object.entries(next).map(([name, value]) => [name, shared(before[name], value)] as const)
  const isSame = Object.keys(before).length === fields.length && fields.every(([name, value]) => value === before[name])
  return isSame ? before : Object.fromEntries(fields)
}

function sharedList(before: unknown[], next: unknown[]): unknown[] {
  const entries = next.map((entry, place) => shared(before[place], entry))
  return before.length === entries.length && entries.every((entry, place) => entry === before[place]) ? before : entries
}
