import { neverParted, nothingElse, nothingNoted, type Derivation } from './derivation'

/** Reasons, beside a picture of the page's group. */
export const whyUs: Derivation<'whyUs'> = {
  notes: nothingNoted,
  dependsOn: nothingElse,
  entries: neverParted,
  resolve: (section, { facts, art }) => ({
    ...section,
    cover: art.of({ path: `${facts.path}#why`, group: facts.group }).cover,
  }),
}
