import { regionsOf } from '../site/regions'
import { neverParted, nothingNoted, type Derivation } from './derivation'
import { listHash } from './list-hash'

/** Countries of which one says “the”: the USA, the United Kingdom, the Netherlands. */
const withThe = /^([A-Z]{2,}|United .+|Netherlands|Philippines|.+ (Republic|Islands))$/

/** Every open job, by region. */
export const jobBoard: Derivation<'jobBoard'> = {
  notes: nothingNoted,
  dependsOn: (_, _facts, around) => [listHash('jobs', around), regionsOf(around.site)],
  entries: neverParted,
  resolve: (section, { site, lists: { openings }, resolveJob }) => ({
    ...section,
    regions: regionsOf(site).map(({ region, label }) => ({
      region,
      label,
      place: withThe.test(label) ? `the ${label}` : label,
      openings: openings
        .filter(({ job }) => job.region === region)
        .map(({ path, job }) => ({ path, job: resolveJob(job) })),
    })),
  }),
}
