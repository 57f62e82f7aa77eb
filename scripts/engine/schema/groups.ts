import type { Group } from './document.generated'
import { readSchemas } from './schemas'

let names: readonly string[] | undefined

/** Whether a value names a group of services. */
export function isGroup(value: unknown): value is Group {
  names ??= readSchemas().get('definitions/group.schema.json')?.enum ?? []
  return typeof value === 'string' && names.includes(value)
}
