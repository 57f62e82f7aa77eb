import { isObject } from '../../../engine/text/is-object'
import type { Forms } from '../form-types'
import { nameIn } from './titles'

/** The sections of a document, as far as it has some. */
export function sectionsOf(value: unknown): readonly unknown[] {
  return isObject(value) && Array.isArray(value.sections) ? value.sections : none
}

const none: readonly unknown[] = []

/** A section's type. */
export function typeOf(section: unknown): string {
  return isObject(section) && typeof section.type === 'string' ? section.type : ''
}

/** What kind of section it is, and what it is called. */
export function sectionNames(section: unknown, forms: Forms): { kind: string; name: string | undefined } {
  const type = typeOf(section)
  return { kind: forms.sections[type]?.title ?? (type || 'Unknown section'), name: nameIn(section) }
}
