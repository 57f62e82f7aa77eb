import { describe, expect, test } from 'vitest'
import { bundles } from '../../scripts/engine/render/bundles'
import { prerender } from '../../scripts/engine/render/prerender'
import { readTemplate } from '../../scripts/engine/render/template'
import { headOf, titleOf, type HeadTag } from '../../src/page/head'
import { structuredData } from '../../src/page/structured-data'
import { resolveExample, siteDocument } from '../examples'

const words = { title: 'Cloud migration', description: 'We move your systems to the cloud.' }
const document = {
  ...words,
  keywords: ['cloud', 'moving'],
  published: '2026-11-01',
  updated: '2026-11-20',
  sections: [{ type: 'hero', heading: 'Cloud' }],
}
const service = resolveExample(document)
const article = resolveExample(document, 'Blog/cloud.json')
const home = resolveExample({ ...words, sections: document.sections }, 'index.json')
const plain = resolveExample({ ...words, sections: document.sections }, 'cloud.json')
const opening = {
  title: 'Designer',
  region: 'india',
  location: 'Trivandrum, Kerala',
  type: 'Internship',
  url: 'https://forms.example.com/designer',
  posted: '2026-11-02',
  closes: '2026-12-31',
  description: 'You draw **screens** & icons.',
  duration: '3 months (1+2 months)',
  responsibilities: ['Draw'],
  requirements: ['A portfolio'],
}
const jobWith = (more: object) =>
  resolveExample(
    { ...words, job: { ...opening, ...more }, sections: [{ type: 'hero', heading: 'Designer' }, { type: 'job' }] },
    'career/designer.json',
  )
const job = jobWith({})
const notFound = resolveExample({ ...words, sections: document.sections }, '404.json')

/** What a page says about itself, by name: title, description, canonical, og:title … */
function said({ page, site }: typeof service): Record<string, string> {
  return Object.fromEntries(
    headOf(page, site).map((tag) => [
      nameOf(tag),
      tag.tag === 'title' ? tag.text : tag.tag === 'link' ? tag.attributes.href : tag.attributes.content,
    ]),
  )
}

function nameOf(tag: HeadTag): string {
  if (tag.tag === 'title') return 'title'
  return tag.tag === 'link' ? tag.attributes.rel : (tag.attributes.name ?? tag.attributes.property ?? '')
}

describe('The head of a page', () => {
  test.each([
    ['a service', service],
    ['an article', article],
    ['a plain page', plain],
    ['the 404 page', notFound],
  ])('says nothing twice: %s', (_kind, example) => {
    const names = headOf(example.page, example.site).map(nameOf)
    expect(names).toEqual([...new Set(names)])
  })

  test('says all it has to from the page and the site', () => {
    expect(said(service)).toEqual({
      title: 'Cloud migration | GWP',
      description: words.description,
      keywords: 'cloud, moving',
      canonical: 'https://www.example.com/services/example',
      'og:site_name': 'GWP',
      'og:type': 'website',
      'og:title': words.title,
      'og:description': words.description,
      'og:url': 'https://www.example.com/services/example',
      'og:image': service.page.image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': service.page.imageAlt,
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': service.page.imageAlt,
      'article:published_time': '2026-11-01',
      'article:modified_time': '2026-11-20',
    })
  })

  test('gives the preview picture its whole address', () => {
    expect(said(service)['og:image']).toMatch(/^https:\/\/www\.example\.com\/art\/.+\.jpg$/)
  })

  test('leaves out what the document does not say', () => {
    expect(Object.keys(said(plain))).not.toEqual(expect.arrayContaining(['keywords']))
    expect(Object.keys(said(plain)).filter((name) => name.startsWith('article:'))).toEqual([])
  })

  test("takes a stated canonical address over the file's own", () => {
    const stated = resolveExample({ ...document, canonical: '/cloud-migration' })
    expect([said(stated).canonical, said(stated)['og:url']]).toEqual([
      'https://www.example.com/cloud-migration',
      'https://www.example.com/cloud-migration',
    ])
  })

  test('calls an article an article', () => {
    expect(said(article)['og:type']).toBe('article')
  })

  test('keeps the 404 page out of search results, and names no canonical address for it', () => {
    expect(said(notFound).robots).toBe('noindex')
    expect(said(notFound)).not.toHaveProperty('canonical')
  })

  test('lets every other page into search results', () => {
    for (const example of [service, article, plain]) expect(said(example)).not.toHaveProperty('robots')
  })
})

describe('The title', () => {
  const titled = (title: string) => titleOf({ ...plain.page, title }, plain.site)

  test("has the company's name after it up to 60 characters", () => {
    expect(titled('x'.repeat(54))).toBe(`${'x'.repeat(54)} | GWP`)
  })

  test("loses the company's name beyond 60 characters", () => {
    expect(titled('x'.repeat(55))).toBe('x'.repeat(55))
  })

  test('does not name the company twice', () => {
    expect(titled('About GWP')).toBe('About GWP')
  })
})

describe('The structured data', () => {
  /** Only a web page has such a day. */
  const about = { mainEntityOfPage: { '@type': 'WebPage', lastReviewed: '2026-11-20' } }
  const graphOf = ({ page, site }: typeof service): { '@type': string; [field: string]: unknown }[] =>
    JSON.parse(JSON.stringify(structuredData(page, site)))['@graph']
  const typesOf = (example: typeof service) => graphOf(example).map((thing) => thing['@type'])

  test('of a service page has the company, the site, the service and the way to it', () => {
    expect(typesOf(service)).toEqual(['Organization', 'WebSite', 'Service', 'BreadcrumbList'])
  })

  describe('of a page with questions', () => {
    const questions = [
      { question: 'How long does it take?', answer: ['A **week**.', 'Or [two](/contact) < three.'] },
      { question: 'Can we stop?', answer: ['Yes.'] },
    ]
    const more = {
      type: 'questions',
      heading: 'Later',
      questions: [{ question: 'And then?', answer: ['You decide.'] }],
    }
    const asking = resolveExample({
      ...document,
      sections: [...document.sections, { type: 'questions', heading: 'Before', questions }, more],
    })

    test('has all of them with their answers, in the words that the page shows', () => {
      expect(graphOf(asking).filter((thing) => thing['@type'] === 'FAQPage')).toEqual([
        {
          '@type': 'FAQPage',
          '@id': 'https://www.example.com/services/example#questions',
          name: 'Cloud',
          url: 'https://www.example.com/services/example',
          mainEntity: [
            ['How long does it take?', '<p>A week.</p><p>Or two &lt; three.</p>'],
            ['Can we stop?', '<p>Yes.</p>'],
            ['And then?', '<p>You decide.</p>'],
          ].map(([name, text]) => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } })),
        },
      ])
    })

    test('has what any page of its kind has, too', () => {
      expect(typesOf(asking)).toEqual(['Organization', 'WebSite', 'Service', 'FAQPage', 'BreadcrumbList'])
    })
  })

  test('of an article has a blog post with its days', () => {
    expect(graphOf(article)[2]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Cloud',
      datePublished: '2026-11-01',
      dateModified: '2026-11-20',
    })
  })

  test('of a job has the opening with its days, place and whole text', () => {
    expect(graphOf(job)).toContainEqual(
      expect.objectContaining({
        '@type': 'JobPosting',
        title: 'Designer',
        datePosted: '2026-11-02',
        validThrough: '2026-12-31T23:59:59Z',
        employmentType: 'INTERN',
        description:
          '<p>You draw screens &amp; icons.</p><p>Duration: 3 months (1+2 months)</p><p>Key Responsibilities</p><ul><li>Draw</li></ul><p>Requirements</p><ul><li>A portfolio</li></ul>',
        jobLocation: {
          '@type': 'Place',
          address: expect.objectContaining({ addressLocality: 'Trivandrum', addressCountry: 'IN' }),
        },
      }),
    )
  })

  test('of a remote job has the country one may work from, and no place', () => {
    const remote = graphOf(jobWith({ type: 'Remote', region: 'usa' }))
    const posting = remote.find((thing) => thing['@type'] === 'JobPosting')
    expect(posting).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
    })
    expect(posting).not.toHaveProperty('jobLocation')
    expect(posting).not.toHaveProperty('employmentType')
  })

  test('of a job with its pay, hours and places has them as search engines read them', () => {
    const pay = { currency: 'USD', from: 90000, to: 120000, per: 'year' }
    const graph = graphOf(jobWith({ pay, hours: '40 hours a week', places: 2 }))
    expect(graph.find((thing) => thing['@type'] === 'JobPosting')).toMatchObject({
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', minValue: 90000, maxValue: 120000, unitText: 'YEAR' },
      },
      workHours: '40 hours a week',
      totalJobOpenings: 2,
    })
  })

  test.each([
    ['a page', 'cloud.json', 'WebPage', { lastReviewed: '2026-11-20' }],
    ['a service', 'services/cloud.json', 'Service', about],
    ['an article', 'Blog/cloud.json', 'BlogPosting', about],
  ])('of %s has the day on which its facts were checked', (_, place, type, reviewed) => {
    const checked = resolveExample({ ...words, reviewed: '2026-11-20', sections: document.sections }, place)
    expect(graphOf(checked)[2]).toMatchObject({ '@type': type, ...reviewed })
  })

  test('of a page that nobody has checked says nothing of it', () => {
    for (const example of [service, article, job, plain])
      expect(JSON.stringify(graphOf(example))).not.toMatch(/lastReviewed|mainEntityOfPage/)
  })

  test('of a closed job has no opening', () => {
    expect(graphOf(jobWith({ closes: '2026-11-19' })).map((thing) => thing['@type'])).not.toContain('JobPosting')
  })

  test('of any other page has a web page', () => {
    expect(typesOf(plain)).toEqual(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList'])
  })

  test('of the home page has no way to it', () => {
    expect(typesOf(home)).not.toContain('BreadcrumbList')
  })

  test('counts the way from Home to the page itself', () => {
    expect(graphOf(service)[3]?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.com/' },
      { '@type': 'ListItem', position: 2, name: 'services', item: 'https://www.example.com/services' },
      { '@type': 'ListItem', position: 3, name: 'Cloud', item: 'https://www.example.com/services/example' },
    ])
  })

  test('calls the page what its main heading does', () => {
    const named = [service, article, job, plain].map((example) => graphOf(example)[2])
    expect(named.map((thing) => thing?.name ?? thing?.headline ?? thing?.title)).toEqual([
      'Cloud',
      'Cloud',
      'Designer',
      'Cloud',
    ])
  })

  test('has the same description and address as the head', () => {
    expect(graphOf(service)[2]).toMatchObject({
      description: said(service).description,
      url: said(service).canonical,
    })
  })

  const offices = { type: 'offices', heading: 'Offices' }
  test.each([
    ['on the home page', home],
    [
      'where its offices stand',
      resolveExample({ ...words, sections: [...document.sections, offices] }, 'contact.json'),
    ],
  ])('has the company in full %s', (_, example) => {
    expect(graphOf(example)[0]).toMatchObject({ name: siteDocument.name, legalName: siteDocument.legalName })
  })

  test('has no more than its name, address and logo elsewhere', () => {
    expect(Object.keys(graphOf(service)[0] ?? {})).toEqual(['@type', '@id', 'name', 'url', 'logo'])
  })

  test('names each office', () => {
    expect(graphOf(home)[0]?.address).toEqual(
      siteDocument.offices.map(({ city, region }) =>
        expect.objectContaining({ addressLocality: city, addressRegion: region }),
      ),
    )
  })
})

test('no text of a document can close a data block or begin an element', async () => {
  const evil = '</script><script>alert(1)</script><!--'
  const { page, site } = resolveExample({
    ...document,
    title: evil,
    description: evil,
    sections: [{ type: 'hero', heading: evil }],
  })
  const bundle = await bundles()
  const template = readTemplate(bundle)
  const { html, json } = prerender(page, site, await bundle.renderer(), template)
  const harmless = prerender(service.page, service.site, await bundle.renderer(), template).html
  const tags = (text: string) => [...text.matchAll(/<\/?(?:script|!--)/g)].length
  expect(tags(html)).toBe(tags(harmless))
  expect(JSON.parse(json)).toMatchObject({ title: evil })
})
