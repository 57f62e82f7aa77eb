import type { Page } from '../../../scripts/engine/schema/document.generated'
import { job, page, smallSite, type Documents } from './small-site'

/** A service whose place in the lists its number tells. */
export function service(number: number, group?: Page['group']): Page {
  const name = `Service ${String(number).padStart(4, '0')}`
  return page(name, `Number ${number}.`, group === undefined ? {} : { group })
}

/** The documents of services by their numbers: from the first up to but without the last. */
export function services(from: number, to: number, group?: Page['group']): Record<string, Page> {
  const numbers = Array.from({ length: to - from }, (_, place) => from + place)
  return Object.fromEntries(numbers.map((number) => [`services/s${number}.json`, service(number, group)]))
}

/** The same site with as many open jobs in India. */
export function careersWith(count: number): Documents {
  const numbers = Array.from({ length: count }, (_, number) => number)
  return {
    ...siteOf({}),
    'career/index.json': page('Careers', '', {
      sections: [
        { type: 'hero', heading: 'Work with us' },
        { type: 'jobBoard', heading: 'Jobs' },
      ],
    }),
    ...Object.fromEntries(numbers.map((number) => [`career/j${number}.json`, job(`Job ${number}`, '2026-11-01')])),
  }
}

/** A site with just these services, and lists of all of them at /services and of one group at /services/data. */
export function siteOf(listed: Record<string, Page>): Documents {
  const { '_site.json': site, 'services/index.json': all, 'services/data/index.json': data } = smallSite()
  const home = page('Home', 'See [every service](/services).')
  const rest = { 'index.json': home, '404.json': page('Not found', 'Nothing is here.', { kind: 'page' }) }
  const contact = { 'contact.json': page('Contact', 'Write to us.') }
  if (!site || !all || !data) throw new Error('The small site has lost its lists.')
  return {
    '_site.json': site,
    'services/index.json': all,
    'services/data/index.json': data,
    ...rest,
    ...contact,
    ...listed,
  }
}
