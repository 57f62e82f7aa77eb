import { shownOffices } from '../site/shown-offices'
import { neverParted, nothingNoted, type Derivation } from './derivation'

/** Where the company can be found. */
export const offices: Derivation<'offices'> = {
  notes: nothingNoted,
  dependsOn: (_, _facts, { site }) => shownOffices(site),
  entries: neverParted,
  resolve: (section, { site }) => ({ ...section, offices: shownOffices(site) }),
}
