import type { JobPosting } from 'schema-dts'
import { headingOf } from './heading'
import { listsOfJob } from './job-lists'
import type { Job, Page, RichText, RichTextNode, Site } from './page.generated'
import { addressWithin } from './postal-address'

/**
 * A job as search engines list it, from a page's own job section; undefined for other pages and closed jobs.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(page: Page, site: Site): JobPosting | undefined {
  const { sections, canonical, path } = page
  const section = sections.find(({ type }) => type === 'job')
  if (section?.type !== 'job' || section.closed) return undefined
  const { job } = section
  return {
    '@type': 'JobPosting',
    '@id': `${canonical}#job`,
    title: headingOf(page),
    description: descriptionOf(job),
    url: canonical,
    identifier: { '@type': 'PropertyValue', name: site.name, value: path.slice(path.lastIndexOf('/') + 1) },
    datePosted: job.posted,
    ...(job.closes && { validThrough: `${job.closes}T23:59:59Z` }),
    // Whether the other types are full-time is not stated, so it is not claimed.
    ...(job.type === 'Internship' && { employmentType: 'INTERN' }),
    hiringOrganization: { '@id': `${site.url}/#organization` },
    ...placeOf(job, site),
    directApply: false,
  }
}

function placeOf({ type, region }: Job, { offices, regions }: Site): Partial<JobPosting> {
  const label = regions.find((known) => known.region === region)?.label ?? region
  if (type === 'Remote')
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: label } }
  const office = offices.find(({ country }) => country === label)
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(office && addressWithin(office)),
        addressCountry: office?.countryCode ?? label,
      },
    },
  }
}

/** The job's whole text as the simple HTML that search engines take. */
function descriptionOf(job: Job): string {
  const paragraphs = [job.description, job.duration && `Duration: ${job.duration}`, job.evaluation, job.qualification]
  return [
    ...paragraphs.flatMap((text) => (text ? [`<p>${plain(text)}</p>`] : [])),
    ...listsOfJob(job).map(
      ({ title, entries }) => `<p>${title}</p><ul>${entries.map((entry) => `<li>${plain(entry)}</li>`).join('')}</ul>`,
    ),
  ].join('')
}

function plain(text: RichText): string {
  return wordsOf(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

function wordsOf(text: RichText | RichTextNode): string {
  if (typeof text === 'string') return text
  return (Array.isArray(text) ? text : (text.children ?? [])).map(wordsOf).join('')
}
