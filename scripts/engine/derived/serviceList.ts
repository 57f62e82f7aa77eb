import type { Derivation } from './derivation'
import { listHash } from './list-hash'
import { furtherPages, partOfGroups } from './parts'

/** Every service, or those of one group, by group. */
export const serviceList: Derivation<'serviceList'> = {
  notes: ({ group }) => (typeof group === 'string' ? [group] : undefined),
  dependsOn: (_, _facts, around) => listHash('services', around),
  entries: ({ by: [group] = [] }, { index }) => index.ofKind('service', group).length,
  resolve: (section, around) => {
    const { services } = around.lists
    const groups = section.group ? services.filter(({ group }) => group === section.group) : services
    const length = groups.reduce((sum, { services: { length: own } }) => sum + own, 0)
    const further = furtherPages(section, around, length, ['Previous services', 'More services'])
    return { ...section, groups: partOfGroups(groups, around.part), ...further }
  },
}
