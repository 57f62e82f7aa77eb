import { isObject } from '../text/is-object'
import { schemaOfType } from './against-schema/fieldsets'

/** Whether a section says what it is. One whose type is mistyped may be anything; that is reported where it is. */
export function hasKnownType(section: unknown): boolean {
  return isObject(section) && typeof section.type === 'string' && schemaOfType(section.type) !== undefined
}
