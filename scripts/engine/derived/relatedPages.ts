import { asText } from '../text/as-text'
import { neverParted, type Derivation } from './derivation'
import { relatedTo, withCover } from './related'

/** The pages that go with a page. */
export const relatedPages: Derivation<'relatedPages'> = {
  notes: ({ pages }) => (Array.isArray(pages) ? pages.map(asText) : undefined),
  dependsOn: ({ by }, facts, around) => relatedTo(facts, by, around),
  entries: neverParted,
  // What was named may be no part of the site yet.
  resolve: ({ pages, ...section }, around) => ({
    ...section,
    related: relatedTo(around.facts, pages, around).map((page) => withCover(page, around)),
  }),
}
