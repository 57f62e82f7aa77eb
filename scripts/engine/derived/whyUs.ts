import { neverParted, nothingElse, nothingNoted, type Derivation } from './derivation'

/**
 * Reasons, beside the page's own picture once more, as phones have it, which stands upright: another of the group spoke
 * of another subject, and the same few stood on many pages.
 */
export const whyUs: Derivation<'whyUs'> = {
  notes: nothingNoted,
  dependsOn: nothingElse,
  entries: neverParted,
  resolve: (section, { facts, art }) => ({
    ...section,
    cover: (art.of(facts).picture.portrait ?? art.of(facts).picture).src,
  }),
}
