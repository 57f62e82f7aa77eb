import { headingOf } from '../../../../src/page/heading'
import { descriptionOf } from '../../../../src/page/job-posting'
import type { Page, Section, Site } from '../../../../src/page/page.generated'
import { articleHtml } from './article-html'

/** An article or a job, as feeds have it. */
export interface Entry {
  /** Its whole address, by which readers know it again. */
  url: string
  title: string
  summary: string
  /** All of it as HTML. */
  html: string
  /** The day it appeared: 2026-11-20. */
  published?: string
  /** The day it last changed in substance. */
  updated?: string
  image?: string
  tags: string[]
}

/**
 * What feeds have of a page: all of its words, as the site has nothing to gain from a visit that a reader could spare, no
 * advertisements and no counts. A diagram is named and linked to, as it is drawn by styles of the site.
 */
export function entryOf(page: Page, site: Site): Entry {
  const { canonical: url, description: summary, published, updated, image, sections } = page
  const job = sections.find((section) => section.type === 'job')
  const posted = job?.job.posted ?? published
  const changed = updated !== undefined && (posted === undefined || updated > posted) ? updated : undefined
  return {
    url,
    title: job ? page.title : headingOf(page),
    summary,
    html: job ? descriptionOf(job) : articleHtml(page, site),
    ...(posted !== undefined && { published: posted }),
    ...(changed !== undefined && { updated: changed }),
    ...(image !== undefined && { image }),
    tags: job ? [job.job.type] : sections.flatMap(topicsIn),
  }
}

function topicsIn(section: Section): string[] {
  return section.type === 'articleBody' ? (section.end?.topics ?? []).map(({ label }) => label) : []
}

/**
 * A day as a moment, which feeds ask for: noon in London is on the same day nearly everywhere on Earth, while midnight
 * would be the day before in all of America.
 * @param day such as 2026-11-20 @returns such as 2026-11-20T12:00:00Z, as RFC 3339 has it
 */
export function momentOf(day: string): string {
  return `${day}T12:00:00Z`
}
