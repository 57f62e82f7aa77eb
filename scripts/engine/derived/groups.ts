import { neverParted, nothingNoted, type Derivation } from './derivation'

/** Panels of service groups: each gets its group's name and picture. */
export const groups: Derivation<'groups'> = {
  notes: nothingNoted,
  dependsOn: (_, _facts, { site }) => site.groups.map(({ label }) => label),
  entries: neverParted,
  resolve: (section, { site, art }) => ({
    ...section,
    groups: section.groups.flatMap((panel) => {
      const known = site.groups.find(({ id }) => id === panel.group)
      const { cover } = art.ofGroup(panel.group)
      return known ? [{ ...panel, label: known.label, cover }] : []
    }),
  }),
}
