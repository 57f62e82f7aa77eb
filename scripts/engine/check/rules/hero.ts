import { finding } from '../../problems/finding'
import { sectionsIn } from '../../schema/fields'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'
import { hasKnownType } from '../section-type'

/** A page has one hero, and it comes first: the hero holds the page's only main heading. */
export const hero: DocumentCheck = ({ file, value, whole }) => {
  const sections = sectionsIn(value)
  if (sections.length === 0) return []
  const heroes = sections.flatMap((section, index) => (isObject(section) && section.type === 'hero' ? [index] : []))
  const [first, ...more] = heroes
  if (first === undefined)
    return whole && sections.every(hasKnownType)
      ? [finding('hero-missing', { file, at: ['sections'], on: 'name' })]
      : []
  return [
    ...(first > 0 ? [finding('hero-first', { file, at: ['sections', first, 'type'] })] : []),
    ...more.map((index) => finding('hero-twice', { file, at: ['sections', index, 'type'] })),
  ]
}
