import { finding, type Finding } from '../../problems/finding'
import { rule } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import { regionsOf } from '../../site/regions'
import type { SiteCheck } from '../check'
import { jobPage } from '../example-pieces'

const jobPlace = rule({
  id: 'job-place',
  about: 'The job is listed in another country than its place',
  words: ({ city, country, region, better }: { city: string; country: string; region: string; better: string }) => ({
    message: `"location" names ${city}, which is in ${country}, but the job is listed under ${quote(region)}. Write "region": ${quote(better)}, or the place where the work is done.`,
    severity: 'warning',
    suggestions: [better],
  }),
  wrong: { ...jobPage(), page: jobPage().page.replace('"india"', '"usa"') },
  right: jobPage(),
})

/** A job is listed under the country of the office that its place names. */
export const jobPlaces: SiteCheck = {
  rules: [jobPlace],
  asks: ['job'],
  eachByItself: true,
  find: ({ pages, site }) => {
    const regions = regionsOf(site)
    const cities = site.offices.map(({ city, country }) => ({
      city,
      country,
      region: regions.find(({ label }) => label === country)?.region ?? '',
    }))
    return pages.flatMap(({ file, job }): Finding[] => {
      const named = job ? cities.filter(({ city }) => job.location.includes(city)) : []
      const [first] = named
      // A region that there is not has a problem of its own.
      const isKnown = regions.some(({ region }) => region === job?.region)
      if (!job || !first || !isKnown || named.some(({ region }) => region === job.region)) return []
      const { city, country, region: better } = first
      return [finding(jobPlace, { file, at: ['job', 'region'] }, { city, country, region: job.region, better })]
    })
  },
}
