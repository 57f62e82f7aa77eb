import type { Graph, ItemList, PostalAddress, Thing } from 'schema-dts'
import { escapeJson } from './embedded-json'
import { frequentQuestions } from './frequent-questions'
import { headingOf } from './heading'
import { jobPosting } from './job-posting'
import type { Office, Page, Section, Site } from './page.generated'
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
    ...officeThings(page, site, organization),
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
    address: site.offices.map(addressOf),
  }
}

function addressOf(office: Office): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...addressWithin(office),
    addressCountry: office.countryCode ?? office.country,
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
      articleSection: topicsOf(page),
      author: organization,
      publisher: organization,
      mainEntityOfPage: reviewedPage(page),
    }
  }
  return {
    '@type': typeOf(page, site),
    '@id': url,
    name,
    description,
    url,
    lastReviewed: page.reviewed,
    isPartOf: { '@id': `${site.url}/#website` },
    mainEntity: listOf(page, site),
  }
}

/** What kind of web page a page is by what stands on it. */
function typeOf({ path, sections }: Page, { roots }: Site): 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' {
  if (path === roots.contact) return 'ContactPage'
  if (sections.some(({ type }) => type === 'companyFacts')) return 'AboutPage'
  // Home shows a few of each list, and is none itself.
  return path !== '/' && sections.some(({ type }) => listTypes.has(type)) ? 'CollectionPage' : 'WebPage'
}

const listTypes: ReadonlySet<string> = new Set(['articleList', 'jobBoard', 'serviceList'])

/** The pages that a list of services or articles leads to. Jobs are told one to a page, and to nobody as a list. */
function listOf(page: Page, site: Site): ItemList | undefined {
  const paths = page.path === '/' ? [] : page.sections.flatMap(listedIn)
  if (paths.length === 0) return undefined
  return {
    '@type': 'ItemList',
    itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: site.url + path })),
  }
}

function listedIn(section: Section): string[] {
  if (section.type === 'articleList') return section.articles.map(({ path }) => path)
  return section.type === 'serviceList'
    ? section.groups.flatMap(({ services }) => services.map(({ path }) => path))
    : []
}

/** The topics that an article names at its end. */
function topicsOf({ sections }: Page): string[] | undefined {
  const body = sections.findLast((section) => section.type === 'articleBody')
  return body?.end?.topics?.map(({ label }) => label)
}

/**
 * Each office as a place one can look for, where it stands on the page.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
function officeThings({ sections, canonical }: Page, site: Site, organization: { '@id': string }): Thing[] {
  const offices = sections.flatMap((section) => (section.type === 'offices' ? section.offices : []))
  return offices.map((office, index) => ({
    '@type': 'LocalBusiness',
    '@id': `${canonical}#office-${index + 1}`,
    name: site.name,
    url: canonical,
    email: site.email,
    telephone: office.phone,
    address: addressOf(office),
    parentOrganization: organization,
  }))
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
