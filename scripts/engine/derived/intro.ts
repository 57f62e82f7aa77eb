import { drawingOf } from '../graphics/drawings'
import { illustrationOf } from '../graphics/group-colors'
import { neverParted, nothingElse, nothingNoted, type Derivation } from './derivation'

/**
 * An introduction: that of a service for which nobody has chosen a picture gets the drawing of its group, so that a
 * page dropped without one has some. What drawing a group has is among what all pages are made with: plan.ts.
 */
export const intro: Derivation<'intro'> = {
  notes: nothingNoted,
  dependsOn: nothingElse,
  entries: neverParted,
  resolve: (section, { facts, site, introduction }) => {
    const isBare = facts.kind === 'service' && section.id === introduction && !section.image && !section.illustration
    const drawing = isBare
      ? drawingOf(`illustration ${illustrationOf(facts.group, site.groups)}`, site.groups)
      : undefined
    return { ...section, ...(drawing && { illustration: drawing.address }) }
  },
}
