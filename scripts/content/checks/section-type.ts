import { isObject } from '../fields'
import { readSchemas, sectionTypes } from '../schemas'

/** Whether a section says what it is. One whose type is mistyped may be anything; that is reported where it is. */
export function hasKnownType(section: unknown): boolean {
  return isObject(section) && typeof section.type === 'string' && sectionTypes(readSchemas()).includes(section.type)
}
