import type { JobRegion, SiteRegion } from '../../../src/page/page.generated'
import { marksOf } from '../site/held-back'
import { isClosed } from '../site/openings'
import { regionsOf } from '../site/regions'
import { nothingNoted, type Around, type Derivation, type Listed } from './derivation'
import { listHash } from './list-hash'
import { furtherPages, longestList, partOf } from './parts'

/** Countries of which one says “the”: the USA, the United Kingdom, the Netherlands. */
const withThe = /^([A-Z]{2,}|United .+|Netherlands|Philippines|.+ (Republic|Islands))$/

/** Every open job, by region. Each page of a long board has some of each region. */
export const jobBoard: Derivation<'jobBoard'> = {
  notes: nothingNoted,
  dependsOn: (_, _facts, around) => [listHash('jobs', around), regionsOf(around.site)],
  entries: (_, listed) => mostInRegion(listed),
  resolve: (section, around) => ({
    ...section,
    regions: regionsOf(around.site).map((region, number) => jobsOf(region, number === 0, section, around)),
  }),
}

function jobsOf({ region, label }: SiteRegion, isFirst: boolean, section: { id: string }, around: Around): JobRegion {
  const { lists, part, resolveJob, date } = around
  const all = lists.openingsByRegion.get(region) ?? []
  const labels: [string, string] = ['Previous jobs', 'More jobs']
  const further = furtherPages(section, around, all.length, labels, isFirst ? '' : `?region=${region}`)
  return {
    region,
    label,
    place: withThe.test(label) ? `the ${label}` : label,
    openings: partOf(all, part).map((page) => {
      const { entry: unpublished } = marksOf(page, date)
      return { path: page.path, job: resolveJob(page.job), ...(unpublished !== undefined && { unpublished }) }
    }),
    ...(all.length > 0 &&
      (part > 1 || all.length > longestList) && {
        further: { before: Math.min(all.length, (part - 1) * longestList), all: all.length, ...further },
      }),
  }
}

/** How many open jobs the region has that has most of them. Not by the lists: sorted they need not be for that. */
function mostInRegion({ index, date }: Listed): number {
  const counts = new Map<string, number>()
  for (const { job } of index.ofKind('job'))
    if (job && !isClosed(job, date)) counts.set(job.region, (counts.get(job.region) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}
