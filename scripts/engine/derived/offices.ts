import { neverParted, nothingNoted, type Derivation } from './derivation'

/** Where the company can be found. */
export const offices: Derivation<'offices'> = {
  notes: nothingNoted,
  dependsOn: (_, _facts, { site }) => site.offices,
  entries: neverParted,
  resolve: (section, { site }) => ({ ...section, offices: site.offices }),
}
