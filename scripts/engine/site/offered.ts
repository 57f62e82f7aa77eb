import type { Site } from '../schema/document.generated'
import type { OfferedNames } from '../schema/offered-names'
import { regionsOf } from './regions'

/** The names that editors offer to authors of a site; none while its data cannot be used. */
export function offeredNames(site: Site | undefined): OfferedNames {
  if (!site) return { group: [], region: [] }
  return { group: site.groups.map(({ id }) => id), region: regionsOf(site).map(({ region }) => region) }
}
