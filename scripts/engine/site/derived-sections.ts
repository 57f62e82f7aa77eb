import type { Page } from '../schema/document.generated'
import { isObject } from '../text/is-object'

/** A section that shows what stands elsewhere: all of it that decides what it shows. */
export type Derived =
  | { type: 'serviceList'; group?: Page['group'] }
  | { type: 'articleList'; most?: number }
  | { type: 'relatedPages'; pages?: string[] }
  | { type: 'groups' | 'jobBoard' | 'job' | 'offices' }

/** The sections of a document that show what stands elsewhere. Tolerates a document that breaks the schema. */
export function derivedSections(sections: readonly unknown[]): Derived[] {
  return sections.flatMap((section) => (isObject(section) ? derivedFrom(section) : []))
}

function derivedFrom({ type, group, most, pages }: { [field: string]: unknown }): Derived[] {
  switch (type) {
    case 'serviceList':
      return [{ type, group: groupOf(group) }]
    case 'articleList':
      return [{ type, ...(typeof most === 'number' && { most }) }]
    case 'relatedPages':
      return [{ type, ...(Array.isArray(pages) && { pages: pages.map(String) }) }]
    case 'groups':
    case 'jobBoard':
    case 'job':
    case 'offices':
      return [{ type }]
    default:
      return []
  }
}

export function groupOf(group: unknown): Page['group'] {
  const groups = ['application-engineering', 'data-ai', 'strategy-transformation', 'creative-experience'] as const
  return groups.find((known) => known === group)
}
