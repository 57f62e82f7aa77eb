import { regions } from '../../../src/page/regions'
import { neverParted, nothingNoted, type Derivation } from './derivation'
import { listHash } from './list-hash'

/** Every open job, by region. */
export const jobBoard: Derivation<'jobBoard'> = {
  notes: nothingNoted,
  dependsOn: (_, _facts, around) => listHash('jobs', around),
  entries: neverParted,
  resolve: (section, { lists: { openings }, resolveJob }) => ({
    ...section,
    regions: (['india', 'usa'] as const).map((region) => ({
      region,
      label: regions[region].label,
      openings: openings
        .filter(({ job }) => job.region === region)
        .map(({ path, job }) => ({ path, job: resolveJob(job) })),
    })),
  }),
}
