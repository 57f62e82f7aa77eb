import type { Facts } from '../site/facts'
import { breadcrumbHash, breadcrumbOf } from './breadcrumb'
import { neverParted, nothingNoted, type Derivation } from './derivation'
import { framingOf, isFramedOtherwise } from './framing'

/** The banner: where the page is, its picture and height, and of an article who wrote it. */
export const hero: Derivation<'hero'> = {
  notes: nothingNoted,
  dependsOn: (_, facts, { index, site, art }) => {
    const above = breadcrumbHash(breadcrumbOf(facts, index, site))
    const framing = isFramedOtherwise(facts, { index, art })
    return facts.kind === 'article' || framing ? [above, site.name, framing] : above
  },
  entries: neverParted,
  resolve: (section, { document, facts, index, site, art, below }) => {
    const { published, reviewed, group } = document
    const height = section.height ?? heightOf(facts)
    const framing = framingOf(facts, { index, art })
    return {
      ...section,
      ...(facts.kind === 'article' && {
        ...(published && { published }),
        ...(reviewed && { reviewed }),
        author: site.name,
        minutes: facts.minutes,
      }),
      ...(group && { group }),
      ...(facts.kind === 'service' && height !== 'compact' && below && { next: below }),
      height,
      breadcrumb: breadcrumbOf(facts, index, site),
      picture: { ...art.of(facts).picture, ...(framing > 0 && { framing }) },
    }
  },
}

/** Full height has only what states it in its document; services in the menu have three quarters. */
function heightOf({ kind, menu }: Facts): 'three-quarters' | 'standard' | 'compact' {
  if (kind === 'article' || kind === 'job') return 'compact'
  return menu === undefined ? 'standard' : 'three-quarters'
}
