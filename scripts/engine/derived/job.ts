import type { PageSummary } from '../../../src/page/page.generated'
import type { Job, Site } from '../schema/document.generated'
import type { Facts } from '../site/facts'
import { isClosed } from '../site/openings'
import { regionsOf } from '../site/regions'
import type { Surroundings } from '../site/surroundings'
import { neverParted, nothingNoted, type Derivation } from './derivation'
import { relatedTo } from './related'

/** The job of the page, and whether it can still be applied for. */
export const job: Derivation<'job'> = {
  notes: nothingNoted,
  dependsOn: (_, facts, around) => {
    const { job: own } = facts
    const { date, site } = around
    if (!own) return undefined
    const isOver = isClosed(own, date)
    // A closed one leads there.
    const careers = isOver && around.index.page(site.roots?.careers ?? '') !== undefined
    return [isOver, labelOf(own, site), site.equalOpportunity, openingsBeside(facts, around), careers]
  },
  entries: neverParted,
  resolve: (section, around) => {
    const { document, facts, resolveJob, date, site } = around
    // A check refuses the section where the page has no job.
    if (!document.job) throw new Error(`${facts.file} has a section of the type job, and no job`)
    const closed = isClosed(document.job, date) ? { closed: document.job.closes } : {}
    const openings = openingsBeside(facts, around)
    const { equalOpportunity } = site
    return {
      ...section,
      heading: section.heading ?? 'About the job',
      job: resolveJob(document.job),
      path: facts.path,
      ...closed,
      ...(openings && { openings }),
      ...(equalOpportunity && { equalOpportunity }),
    }
  },
}

/** What a closed job leads to: the open ones nearest to it, unless the page has a section for that. */
function openingsBeside(page: Facts, around: Surroundings): PageSummary[] | undefined {
  const isBare = page.job && isClosed(page.job, around.date) && !page.sections.includes('relatedPages')
  return isBare ? relatedTo(page, undefined, around) : undefined
}

/** What the page calls the job's region. */
function labelOf({ region }: Job, site: Site): string | undefined {
  return regionsOf(site).find((known) => known.region === region)?.label
}
