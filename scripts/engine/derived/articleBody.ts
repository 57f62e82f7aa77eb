import { withAnchors } from '../site/anchors'
import { neverParted, nothingElse, nothingNoted, type Derivation } from './derivation'

/** The text of an article: its headings get ids, its tables and code names. */
export const articleBody: Derivation<'articleBody'> = {
  notes: nothingNoted,
  dependsOn: nothingElse,
  entries: neverParted,
  resolve: (section, { anchors, labels }) => ({
    ...section,
    body: labels.giveWithin(withAnchors(section.body.flat(), anchors)),
  }),
}
