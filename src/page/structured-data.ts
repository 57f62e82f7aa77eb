import type { Graph, Thing } from 'schema-dts'
import { escapeJson } from './embedded-json'
import { frequentQuestions } from './frequent-questions'
import { headingOf } from './heading'
import { jobPosting } from './job-posting'
import type { Page, Site } from './page.generated'
import { addressWithin } from './postal-address'
import { reviewedPage } from './reviewed-page'

/**
 * What search engines read of a page beyond its words: one graph of schema.org things.
 * https://developers.google.com/search/docs/appearance/structured-data
 */
export function structuredData(page: Page, site: Site): Graph {
  const organization = { '@id': `${site.url}/#organization` }
  const job = jobPosting(page, site)
  const questions = frequentQuestions(page)
  const things: Thing[] = [
    {
      '@type': 'Organization',
      ...organization,
      name: site.name,
      url: `${site.url}/`,
      logo: `${site.url}/icon-512.png`,
      ...detailsOf(page, site),
    },
    {
      '@type': 'WebSite',
      '@id': `${site.url}/#website`,
      url: `${site.url}/`,
      name: site.name,
      publisher: organization,
      inLanguage: 'en-US',
    },
    job ?? pageThing(page, site, organization),
    ...(questions ? [questions] : []),
    ...breadcrumbThing(page, site),
  ]
  return { '@context': 'https://schema.org', '@graph': things }
}

/** The same as it stands in the document. The build and the browser call this with the same data. */
export function structuredDataText(page: Page, site: Site): string {
  return escapeJson(JSON.stringify(structuredData(page, site)))
}

/**
 * The company in full on the home page, where search engines look for it, and where its offices stand; elsewhere its
 * name and logo are enough, and spare every page half a kilobyte.
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 */
function detailsOf({ path, sections }: Page, site: Site): object {
  if (path !== '/' && sections.every(({ type }) => type !== 'offices')) return {}
  return {
    legalName: site.legalName,
    description: site.description,
    email: site.email,
    sameAs: [site.linkedin],
    foundingDate: String(site.since),
    address: site.offices.map((office) => ({
      '@type': 'PostalAddress',
      ...addressWithin(office),
      addressCountry: office.countryCode ?? office.country,
    })),
  }
}

function pageThing(page: Page, site: Site, organization: { '@id': string }): Thing {
  const { description, canonical: url } = page
  const name = headingOf(page)
  if (page.kind === 'service')
    return {
      '@type': 'Service',
      '@id': `${url}#service`,
      name,
      description,
      url,
      provider: organization,
      areaServed: [...new Set(site.offices.map(({ country, countryCode = country }) => countryCode))],
      mainEntityOfPage: reviewedPage(page),
    }
  if (page.kind === 'article') {
    const dates = { datePublished: page.published, dateModified: page.updated ?? page.published }
    return {
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      headline: name,
      description,
      url,
      image: page.image,
      ...dates,
      author: organization,
      publisher: organization,
      mainEntityOfPage: reviewedPage(page),
    }
  }
  return {
    '@type': 'WebPage',
    '@id': url,
    name,
    description,
    url,
    lastReviewed: page.reviewed,
    isPartOf: { '@id': `${site.url}/#website` },
  }
}

function breadcrumbThing(page: Page, site: Site): Thing[] {
  const [hero] = page.sections
  if (hero?.type !== 'hero' || hero.breadcrumb.length === 0) return []
  const items = [
    ...hero.breadcrumb.map(({ label, path }) => ({ name: label, item: site.url + path })),
    { name: headingOf(page), item: page.canonical },
  ]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...item })),
    },
  ]
}
