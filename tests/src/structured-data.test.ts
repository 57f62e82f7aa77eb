import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildSite } from '../../scripts/engine/publish/build-site'
import { newFolder, removeFolder } from '../engine/publish/folders'
import { wordsOf } from '../html'
import { beyondVocabulary, thingsIn, type Thing } from './vocabulary'

const folder = newFolder()
const out = `${folder}/out`
let pages: { name: string; html: string; graph: Thing[] }[] = []

beforeAll(async () => {
  await buildSite({ pages: 'pages-json', out, date: '2026-11-25', force: false })
  pages = globSync('**/*.html', { cwd: out }).map((name) => {
    const html = readFileSync(path.join(out, name), 'utf8')
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    return { name, html, graph: JSON.parse(data)['@graph'] }
  })
})
afterAll(() => removeFolder(folder))

/** What is wrong, by page; nothing for the pages that are right. */
function onPages(mistakes: (page: (typeof pages)[number]) => string[]): { [page: string]: string[] } {
  const found = pages.map((page) => [page.name, mistakes(page)] as const)
  return Object.fromEntries(found.filter(([, wrong]) => wrong.length > 0))
}

const ofType = (graph: readonly Thing[], type: string) => thingsIn(graph).filter((thing) => thing['@type'] === type)
const mainOf = (html: string) => /<main.*?<\/main>/s.exec(html)?.[0] ?? ''
const headingOf = (html: string) => wordsOf(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '')
const missing = (thing: Thing, names: readonly string[]) =>
  names.flatMap((name) => (thing[name] === undefined ? [`${String(thing['@type'])} has no ${name}`] : []))

describe('What search engines read of every page', () => {
  test('is in the vocabulary of schema.org', () => {
    expect(onPages(({ graph }) => beyondVocabulary(graph))).toEqual({})
  })

  test('has the company, the site and the page itself', () => {
    expect(
      onPages(({ graph }) => {
        const [company, site, page] = graph.map((thing) => String(thing['@type']))
        const isPage = /^(Service|BlogPosting|JobPosting|\w*Page)$/.test(page ?? '')
        return company === 'Organization' && site === 'WebSite' && isPage ? [] : [`${company}, ${site}, ${page}`]
      }),
    ).toEqual({})
  })

  test('calls the page what its heading does', () => {
    expect(
      onPages(({ html, graph }) => {
        const { name, headline, title } = graph[2] ?? {}
        const called = headline ?? title ?? name
        return called === headingOf(html) ? [] : [String(called)]
      }),
    ).toEqual({})
  })

  test('has the way to the page that it shows, in the same words, and the page last', () => {
    expect(
      onPages(({ html, graph }) => {
        const [, nav = ''] = /<nav aria-label="Breadcrumb">(.*?)<\/nav>/.exec(html) ?? []
        const shown = [...nav.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map(([, , words = '']) => wordsOf(words))
        const told = ofType(graph, 'BreadcrumbList').flatMap(({ itemListElement }) =>
          thingsIn(itemListElement).map(({ position, name }) => `${String(position)} ${String(name)}`),
        )
        const expected = shown.length > 0 ? [...shown, headingOf(html)].map((words, i) => `${i + 1} ${words}`) : []
        return told.join() === expected.join() ? [] : [`${told.join()} for ${expected.join()}`]
      }),
    ).toEqual({})
  })

  test('has no answer, topic or office that the page does not show', () => {
    expect(
      onPages(({ html, graph }) => {
        const words = wordsOf(mainOf(html))
        const told = [
          ...ofType(graph, 'Question').map(({ name }) => name),
          ...ofType(graph, 'BlogPosting').flatMap(({ articleSection = [] }) => articleSection),
          ...ofType(graph, 'LocalBusiness').flatMap(({ address }) =>
            thingsIn(address).flatMap(({ addressLocality, addressRegion, postalCode }) => [
              addressLocality,
              addressRegion,
              postalCode,
            ]),
          ),
        ]
        return told.map(String).filter((text) => !words.includes(text))
      }),
    ).toEqual({})
  })

  test('has no list of pages to which the page does not lead', () => {
    expect(
      onPages(({ html, graph }) =>
        ofType(graph, 'ItemList')
          .flatMap(({ itemListElement }) => thingsIn(itemListElement).map(({ url }) => new URL(String(url)).pathname))
          .filter((address) => !mainOf(html).includes(`href="${address}"`)),
      ),
    ).toEqual({})
  })

  test('has the days that the page shows', () => {
    expect(
      onPages(({ html, graph }) => {
        const days = [
          ...ofType(graph, 'BlogPosting').map(({ datePublished }) => datePublished),
          ...ofType(graph, 'JobPosting').map(({ datePosted }) => datePosted),
        ]
        return days.map(String).filter((day) => !mainOf(html).includes(`dateTime="${day}"`))
      }),
    ).toEqual({})
  })
})

/** https://developers.google.com/search/docs/appearance/structured-data: what it requires, as of November 2026. */
describe('What Google requires is there', () => {
  test('of a job: title, description, day, employer and place', () => {
    expect(pages.some(({ graph }) => ofType(graph, 'JobPosting').length > 0)).toBe(true)
    expect(
      onPages(({ graph }) =>
        ofType(graph, 'JobPosting').flatMap((job) => [
          ...missing(job, ['title', 'description', 'datePosted', 'hiringOrganization']),
          ...(job.jobLocationType === 'TELECOMMUTE'
            ? missing(job, ['applicantLocationRequirements'])
            : thingsIn(job.jobLocation)
                .filter((thing) => thing['@type'] === 'PostalAddress')
                .concat(job.jobLocation ? [] : [{ '@type': 'Place' }])
                .flatMap((address) => missing(address, ['addressCountry']))),
        ]),
      ),
    ).toEqual({})
  })

  test('of a way to a page: positions, names and addresses', () => {
    expect(
      onPages(({ graph }) =>
        ofType(graph, 'BreadcrumbList').flatMap(({ itemListElement }) =>
          thingsIn(itemListElement).flatMap((item) => missing(item, ['position', 'name', 'item'])),
        ),
      ),
    ).toEqual({})
  })

  test('of an office: name and address', () => {
    expect(pages.some(({ graph }) => ofType(graph, 'LocalBusiness').length > 1)).toBe(true)
    expect(
      onPages(({ graph }) => ofType(graph, 'LocalBusiness').flatMap((office) => missing(office, ['name', 'address']))),
    ).toEqual({})
  })

  test('of questions: each with one answer that has a text', () => {
    expect(
      onPages(({ graph }) => [
        ...ofType(graph, 'Question').flatMap((question) => missing(question, ['name', 'acceptedAnswer'])),
        ...ofType(graph, 'Answer').flatMap((answer) => missing(answer, ['text'])),
      ]),
    ).toEqual({})
  })

  test('of an article what it recommends: headline, picture, days, author and publisher', () => {
    const names = ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher']
    expect(onPages(({ graph }) => ofType(graph, 'BlogPosting').flatMap((article) => missing(article, names)))).toEqual(
      {},
    )
  })

  test('of a list: positions and addresses', () => {
    expect(pages.filter(({ graph }) => ofType(graph, 'ItemList').length > 0).length).toBeGreaterThan(2)
    expect(
      onPages(({ graph }) =>
        ofType(graph, 'ItemList').flatMap(({ itemListElement }) =>
          thingsIn(itemListElement).flatMap((item) => missing(item, ['position', 'url'])),
        ),
      ),
    ).toEqual({})
  })
})

describe('The vocabulary finds', () => {
  const company = { '@type': 'Organization', '@id': 'https://a.test/#us', name: 'Us' }
  test.each([
    ['a type that there is not', [{ '@type': 'Organisation' }], ['Organisation is no type']],
    ['a property that there is not', [{ ...company, nme: 'Us' }], ['nme is no property']],
    ['a property of another type', [{ ...company, headline: 'Us' }], ['Organization has no headline']],
    ['a value in another form', [{ ...company, url: 'us' }], ['url is "us"']],
    [
      'a thing of another type',
      [company, { '@type': 'WebSite', publisher: { '@type': 'Place' } }],
      ['publisher is {"@type":"Place"}'],
    ],
    [
      'a reference to nothing',
      [{ '@type': 'WebSite', publisher: { '@id': 'https://a.test/#them' } }],
      ['publisher is {"@id":"https://a.test/#them"}', 'https://a.test/#them is nothing'],
    ],
    ['nothing in a right one', [company, { '@type': 'WebSite', publisher: { '@id': 'https://a.test/#us' } }], []],
  ])('%s', (_, graph, found) => {
    expect(beyondVocabulary(graph)).toEqual(found)
  })
})
