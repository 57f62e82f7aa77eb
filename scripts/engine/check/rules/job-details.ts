import { finding, type Finding } from '../../problems/finding'
import { isError } from '../../problems/problem'
import { rule } from '../../problems/rule'
import { list } from '../../problems/words/sentence'
import type { Job, Site } from '../../schema/document.generated'
import { regionsOf } from '../../site/regions'
import type { SiteCheck } from '../check'
import { jobPage } from '../example-pieces'

const american = (pay: string) => ({
  ...jobPage(),
  page: jobPage({ pay }).page.replace('"india"', '"usa"').replace('Trivandrum, Kerala', 'Temecula, California'),
})

export const jobIncomplete = rule({
  id: 'job-incomplete',
  about: 'The job lacks what candidates ask first',
  words: ({ missing }: { missing: string[] }) => ({
    message: `This job does not say ${list(missing)}. Ask whoever decides it, and add it; until then the site can be tried out.`,
    severity: 'warning',
  }),
  wrong: jobPage({ hours: '' }),
  right: jobPage(),
})

/** https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=432.3 */
export const payRange = rule({
  id: 'pay-range',
  about: 'The law asks for the range of pay',
  words: () => ({
    message:
      'California asks for the range of pay in every job opening (Labor Code 432.3), and this one has none. Ask whoever decides it, and write "pay": { "currency": "USD", "from": …, "to": …, "per": "year" }; until then the site can be tried out, but not launched.',
    severity: 'warning',
  }),
  wrong: american(''),
  right: american('"pay": { "currency": "USD", "from": 90000, "to": 120000, "per": "year" }, '),
})

const payUnclear = rule({
  id: 'pay-unclear',
  about: 'The pay contradicts itself',
  words: (fault: 'unpaid' | 'turned') => ({
    message:
      fault === 'unpaid'
        ? 'This job has "pay", and "unpaid" says that it has none. Remove one of them.'
        : '"to" is less than "from". Write the least it pays first.',
  }),
  wrong: { ...jobPage(), page: jobPage().page.replace('"to": 60000', '"to": 6000') },
  right: jobPage(),
})

/** A job says what it pays, and when and how much one works. None of it is ever invented: only the owner knows it. */
export const jobDetails: SiteCheck = {
  rules: [jobIncomplete, payRange, payUnclear],
  asks: ['job', 'problems'],
  eachByItself: true,
  find: ({ pages, site }) => {
    const inUsa = americanRegions(site)
    return pages.flatMap(({ file, job, problems }): Finding[] => {
      // What else is wrong with a page comes first.
      if (!job || problems.some(isError)) return []
      const { pay, unpaid } = job
      if (pay && unpaid) return [finding(payUnclear, { file, at: ['job', 'unpaid'] }, 'unpaid')]
      if (pay?.to !== undefined && pay.to < pay.from)
        return [finding(payUnclear, { file, at: ['job', 'pay', 'to'] }, 'turned')]
      const law = inUsa.has(job.region) && !pay && !unpaid
      const missing = missingIn(job).filter((field) => field !== 'pay' || !law)
      return [
        ...(law ? [finding(payRange, { file, at: ['job'], on: 'name' })] : []),
        ...(missing.length > 0 ? [finding(jobIncomplete, { file, at: ['job'], on: 'name' }, { missing })] : []),
      ]
    })
  },
}

function missingIn(job: Job): string[] {
  return [
    ...(job.pay || job.unpaid ? [] : ['pay']),
    ...(job.hours ? [] : ['hours']),
    ...(job.start ? [] : ['start']),
    ...(job.places ? [] : ['places']),
    ...(job.type !== 'Internship' || job.afterward ? [] : ['afterward']),
  ]
}

/** The regions with an office in the USA. */
function americanRegions(site: Site): ReadonlySet<string> {
  const countries = new Set(
    site.offices.filter(({ countryCode }) => countryCode === 'US').map(({ country }) => country),
  )
  return new Set(regionsOf(site).flatMap(({ region, label }) => (countries.has(label) ? [region] : [])))
}
