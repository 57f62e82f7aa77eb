import type { JobPosting } from 'schema-dts'
import { headingOf } from './heading'
import { listsOfJob } from './job-lists'
import type { Job, JobDetails, Page, Site } from './page.generated'
import { plainHtml } from './plain-html'
import { addressWithin } from './postal-address'
import { reviewedPage } from './reviewed-page'

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
    description: descriptionOf(section),
    url: canonical,
    identifier: { '@type': 'PropertyValue', name: site.name, value: path.slice(path.lastIndexOf('/') + 1) },
    datePosted: job.posted,
    ...(job.closes && { validThrough: `${job.closes}T23:59:59Z` }),
    // Whether the other types are full-time is not stated, so it is not claimed.
    ...(job.type === 'Internship' && { employmentType: 'INTERN' }),
    ...(job.pay && { baseSalary: salaryOf(job.pay) }),
    ...(job.hours && { workHours: job.hours }),
    ...(job.places && { totalJobOpenings: job.places }),
    hiringOrganization: { '@id': `${site.url}/#organization` },
    ...placeOf(job, site),
    directApply: false,
    mainEntityOfPage: reviewedPage(page),
  }
}

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting#base-salary */
function salaryOf({ currency, from, to = from, per }: NonNullable<Job['pay']>): JobPosting['baseSalary'] {
  const unitText = per.toUpperCase()
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(to === from ? { value: from } : { minValue: from, maxValue: to }),
      unitText,
    },
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

/** The job's whole text as the simple HTML that search engines and feed readers take. */
export function descriptionOf({ job, equalOpportunity }: JobDetails): string {
  const paragraphs = [
    job.description,
    job.payInWords && `Pay: ${job.payInWords}`,
    job.hours && `Hours: ${job.hours}`,
    job.start && `Start: ${job.start}`,
    job.duration && `Duration: ${job.duration}`,
    job.evaluation,
    job.qualification,
    job.afterward && `Afterward: ${job.afterward}`,
  ]
  return [
    ...paragraphs.flatMap((text) => (text ? [`<p>${plainHtml(text)}</p>`] : [])),
    ...listsOfJob(job).map(
      ({ title, entries }) =>
        `<p>${title}</p><ul>${entries.map((entry) => `<li>${plainHtml(entry)}</li>`).join('')}</ul>`,
    ),
    ...(equalOpportunity ? [`<p>${plainHtml(equalOpportunity)}</p>`] : []),
  ].join('')
}
