import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contentOf, type Documents } from '../../scripts/authoring/documents'
import { planPage, type PageRequest } from '../../scripts/authoring/new-page'
import { newReport } from '../../scripts/authoring/new-report'
import { requestFrom, type Typed } from '../../scripts/authoring/page-request'
import { Lists } from '../../scripts/engine/site/lists'
import { page, siteWith, tinySite, today, type Files } from '../engine/virtual-site'
import { changed, documentsOf } from './in-memory'

const listOf = (type: string) => ({
  sections: [
    { type: 'hero', heading: 'List' },
    { type, heading: 'All' },
  ],
})
const lists: Files = {
  'services/index.json': page('Services', listOf('serviceList')),
  'Blog/index.json': page('Articles', listOf('articleList')),
  'career/index.json': page('Careers', listOf('jobBoard')),
}
const site = documentsOf({ ...tinySite, ...lists })

const requests: PageRequest[] = [
  { kind: 'service', path: '/services/cloud', title: 'Cloud "first"', group: 'data-ai' },
  { kind: 'article', path: '/Blog/speed', title: 'Speed' },
  { kind: 'job', path: '/career/data-engineer', title: 'Data Engineer, Remote' },
  { kind: 'page', path: '/company/history', title: 'History' },
]

/** The site with a page made, its facts, and what is wrong with it. */
function made(request: PageRequest, documents: Documents = site) {
  const plan = planPage(documents, request)
  const { index, problems, site: identity } = contentOf(changed(documents, plan))
  if (!identity) throw new Error('_site.json cannot be used.')
  const facts = index.page(request.path)
  return { plan, listed: new Lists(index, identity, today), facts, document: JSON.parse(plan.text), problems }
}

function refusal(request: Partial<PageRequest>, files: Files = {}): string {
  const documents = documentsOf({ ...tinySite, ...lists, ...files })
  try {
    planPage(documents, { kind: 'service', path: '/services/cloud', title: 'Cloud', ...request })
  } catch (error) {
    if (error instanceof Error && error.name === 'Refusal')
      return error.message.replaceAll(documents.pages, 'pages-json')
    throw error
  }
  return 'It was not refused.'
}

describe('A new page that is a draft', () => {
  const { plan, listed, document } = made({ kind: 'service', path: '/services/cloud', title: 'Cloud', draft: true })

  test('says so beside the other fields of the page', () => {
    expect(document.draft).toBe(true)
    expect(Object.keys(document).indexOf('draft')).toBeLessThan(Object.keys(document).indexOf('sections'))
  })

  test('is told to be one, with what publishes it', () => {
    const report = newReport(plan, contentOf(site))
    expect(report).toContain('Once it is published, it is in the list on /services')
    expect(report).toContain('It is a draft. To publish it, remove the line "draft": true.')
  })

  test('has the mark of one in lists of previews', () => {
    expect(listed.services.flatMap(({ services }) => services)).toEqual([
      expect.objectContaining({ path: '/services/cloud', unpublished: 'Draft' }),
    ])
  })
})

describe.each(requests)('A new $kind', (request) => {
  const { facts, problems, document, plan } = made(request)

  test('has no error, and its only warnings are of what is still to be written', () => {
    expect([...new Set(problems.map(({ severity, rule }) => `${severity} ${rule}`))].sort()).toEqual([
      ...(request.kind === 'job' ? ['warning example-value', 'warning job-incomplete'] : []),
      'warning starting-text',
    ])
  })

  test('is of its kind, with its title', () => {
    expect(facts).toMatchObject({ kind: request.kind, title: request.title })
    expect(document.kind).toBeUndefined()
  })

  test('has nothing in it that was to be filled', () => {
    expect(plan.text).not.toMatch(/\{(title|name)\}/)
  })

  test('has the sections its kind usually has', () => {
    const usual = {
      service: 'hero intro cardGrid process whyUs relatedPages cta',
      article: 'hero articleBody relatedPages cta',
      job: 'hero job relatedPages',
      page: 'hero intro cardGrid cta',
    }
    expect(document.sections.map(({ type }: { type: string }) => type).join(' ')).toBe(usual[request.kind])
  })
})

describe('A new page', () => {
  test('finds its schema', () => {
    const project = {
      ...site,
      pages: 'pages-json',
      texts: new Map([...site.texts].map(([file, text]) => [file.replace(site.pages, 'pages-json'), text])),
    }
    expect(made({ kind: 'page', path: '/company/history', title: 'History' }, project).document.$schema).toBe(
      '../../schemas/page.schema.json',
    )
  })

  test('of the day is an article of that day, or a job', () => {
    expect(made(requests[1] ?? { kind: 'article', path: '/Blog/a', title: 'A' }).document.published).toBe(today)
    expect(made(requests[2] ?? { kind: 'job', path: '/career/a', title: 'A' }).document.job).toMatchObject({
      posted: today,
      title: 'Data Engineer',
    })
  })

  test('in the folder of another kind says its own', () => {
    expect(made({ kind: 'article', path: '/services/news', title: 'News' }).facts?.kind).toBe('article')
    expect(made({ kind: 'page', path: '/services/prices', title: 'Prices' }).facts?.kind).toBe('page')
    expect(made({ kind: 'job', path: '/jobs/engineer', title: 'Engineer' }).facts?.kind).toBe('job')
  })

  test('stands in the lists of its kind', () => {
    const { services } = made({ kind: 'service', path: '/services/cloud', title: 'Cloud', group: 'data-ai' }).listed
    expect(services[0]).toMatchObject({ group: 'data-ai', services: [{ path: '/services/cloud' }] })
    const { articles } = made({ kind: 'article', path: '/Blog/a', title: 'A' }).listed
    expect(articles.map(({ path }) => path)).toEqual(['/Blog/a'])
    const { openings } = made({ kind: 'job', path: '/career/a', title: 'A' }).listed
    expect(openings.map(({ path }) => path)).toEqual(['/career/a'])
  })

  test('twice of a kind has no description in common', () => {
    const first = planPage(site, { kind: 'page', path: '/a', title: 'A' })
    expect(made({ kind: 'page', path: '/b', title: 'B' }, changed(site, first)).facts?.title).toBe('B')
  })
})

test('There is a starting document for each kind, and no other', () => {
  expect(readdirSync('schemas/starters').sort()).toEqual(requests.map(({ kind }) => `${kind}.json`).sort())
})

test.each(readdirSync('schemas/starters'))(
  'The starting document %s is itself one that an editor finds right',
  (file) => {
    const text = readFileSync(`schemas/starters/${file}`, 'utf8')
    const { problems } = contentOf(
      documentsOf({ ...tinySite, ...lists, [file === 'job.json' ? 'career/a.json' : 'a.json']: text }),
    )
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  },
)

describe('A new page is refused', () => {
  test.each<[string, Partial<PageRequest>, Files, string]>([
    [
      'where there is one',
      { path: '/contact' },
      {},
      'There already is a page at /contact: pages-json/contact.json. Choose another address.',
    ],
    [
      'at an alias',
      { path: '/old' },
      { 'a.json': page('A', { aliases: ['/old'] }) },
      '/old leads to pages-json/a.json, which has /old among its "aliases". Choose another address, or remove it there.',
    ],
    [
      'at a canonical address',
      { path: '/the-a' },
      { 'a.json': page('A', { canonical: '/the-a' }) },
      '/the-a is the "canonical" address of pages-json/a.json. Choose another address, or change it there.',
    ],
    [
      'where one differs in letter case only',
      { path: '/Contact' },
      {},
      '/Contact differs only in capital letters from /contact, the address of pages-json/contact.json. Choose another address.',
    ],
    [
      'at an address of other letters',
      { path: '/services/Über uns & more' },
      {},
      '/services/Über uns & more cannot be an address: use only letters, digits and hyphens between the slashes, such as /services/Uber-uns-more',
    ],
    [
      'in a folder that is mistyped',
      { path: '/service/cloud' },
      {},
      'There is no folder /service. Did you mean /services/cloud? If /service is to be a new folder, make pages-json/service first.',
    ],
    [
      'in a folder in another letter case',
      { path: '/blog/cloud' },
      {},
      'There is no folder /blog. Did you mean /Blog/cloud?',
    ],
    [
      "in a folder of the site's own files",
      { path: '/images/cloud' },
      {},
      `This would not work, so nothing was changed. The address /images/cloud is kept for the site's own files. Choose another one.`,
    ],
    [
      'where a list needs the address',
      { path: '/services/page-2' },
      {},
      'This would not work, so nothing was changed. /services/page-2 is kept for the list on /services, which gets further pages as it grows. Give this page another name.',
    ],
    ['at /404', { path: '/404' }, {}, '/404 is what visitors see where there is no page. Choose another address.'],
    [
      'with the title of another page',
      { title: 'contact' },
      {},
      'pages-json/contact.json has the title “Contact” already, and searchers could not tell the two apart. Choose another.',
    ],
    [
      'with the title of another job',
      { kind: 'job', path: '/career/maker-2', title: 'Contact' },
      {},
      'pages-json/contact.json has the title “Contact” already, and searchers could not tell the two apart. Choose another. Say where the work is done, too, such as “Contact, Remote”.',
    ],
    ['without a title', { title: ' ' }, {}, 'A page needs a title: its name in search results and lists.'],
    [
      'with HTML in its title',
      { title: '<b>Cloud</b>' },
      {},
      'This would not work, so nothing was changed. <b> is HTML and would be shown as it is. Write Cloud.',
    ],
    [
      'in a group that is none',
      { group: 'data-i' },
      {},
      'There is no service group data-i. Did you mean data-ai? The groups are: data-ai, creative-experience.',
    ],
    [
      'where what it links to is not there',
      {},
      { 'contact.json': undefined, '_site.json': siteWith({}) },
      'This would not work, so nothing was changed. In section 1 (hero, "Cloud"), there is no page at /contact. Remove the link or choose another page. The same stands in line 96.',
    ],
    [
      'where it would have a mistake that another has already',
      { kind: 'page', path: '/b' },
      { 'contact.json': undefined, 'a.json': readFileSync('schemas/starters/page.json', 'utf8') },
      'This would not work, so nothing was changed. In section 4 (cta, "To write: what to do next, as a heading"), there is no page at /contact. Remove the link or choose another page.',
    ],
  ])('%s', (_case, request, files, sentence) => {
    expect(refusal(request, files)).toBe(sentence)
  })
})

describe('What is typed', () => {
  const none = { service: false, article: false, job: false, page: false }
  const roots = { services: '/services', articles: '/Blog', careers: '/career' }
  const around = { pages: 'pages-json', url: 'https://northwind.test', roots }
  const typed = (...words: string[]): Typed => requestFrom(words, none, around)

  test.each<[string[], Typed]>([
    [['/services/cloud', 'Cloud migration'], { kind: 'service', path: '/services/cloud', title: 'Cloud migration' }],
    [['/services/cloud', 'Cloud', 'migration'], { kind: 'service', path: '/services/cloud', title: 'Cloud migration' }],
    [['Cloud migration', '/services/cloud'], { kind: 'service', path: '/services/cloud', title: 'Cloud migration' }],
    [['services/cloud', 'Cloud'], { kind: 'service', path: '/services/cloud', title: 'Cloud' }],
    [['pages-json/Blog/speed.json', 'Speed'], { kind: 'article', path: '/Blog/speed', title: 'Speed' }],
    [['https://northwind.test/career/maker', 'Maker'], { kind: 'job', path: '/career/maker', title: 'Maker' }],
    [['/history', 'History'], { kind: 'page', path: '/history', title: 'History' }],
    [['/services/cloud'], { kind: 'service', path: '/services/cloud' }],
    [['UI/UX design'], { title: 'UI/UX design' }],
    [[], {}],
  ])('%j is understood', (words, meant) => {
    expect(typed(...words)).toEqual(meant)
  })

  test('with a kind needs no address', () => {
    expect(requestFrom(['UI/UX design'], { ...none, service: true }, around)).toEqual({
      kind: 'service',
      path: '/services/ui-ux-design',
      title: 'UI/UX design',
    })
  })

  test('of a job has an address without its place', () => {
    expect(requestFrom(['Data Engineer, Remote'], { ...none, job: true }, around).path).toBe('/career/data-engineer')
  })

  test('an address with spaces in it is told, and the title with it', () => {
    expect(() => typed('/services/cloud', 'migration')).toThrow(
      'For a page about “cloud migration” type: npm run new -- /services/cloud-migration "Cloud migration"',
    )
  })

  test.each([
    ['a title without quotation marks', ['/services/cloud', 'Cloud', 'migration'], 'Cloud migration'],
    ['a small word in quotation marks', ['/services/cloud', 'migration plan'], 'migration plan'],
    ['a product in small letters', ['/tools/npm', 'npm'], 'npm'],
  ])('%s is none', (_what, words, title) => {
    expect(typed(...words).title).toBe(title)
  })

  test('with two kinds is refused', () => {
    expect(() => requestFrom([], { ...none, job: true, page: true }, around)).toThrow(
      'A page is of one kind. Choose one of --job, --page.',
    )
  })
})

describe('What is printed', () => {
  const printed = (request: PageRequest) =>
    newReport(planPage(site, request), contentOf(site)).replaceAll(site.pages, 'pages-json')

  test('of a new service says where it is and what to do next', () => {
    expect(printed({ kind: 'service', path: '/services/cloud', title: 'Cloud', group: 'data-ai' }))
      .toMatchInlineSnapshot(`
      "Made pages-json/services/cloud.json: a service, with every section it usually has.
      It is in the list on /services, under “Data & AI”.

      Next:
      1. Open pages-json/services/cloud.json and write. 40 texts begin with “To write:” and say what belongs in their place.
      2. Run npm run dev, open the address it prints, and /services/cloud there. The page changes as you save.
      3. Run npm run validate. It says what is still to be written."
    `)
  })

  test('of a service without a group says how to give it one', () => {
    expect(printed({ kind: 'service', path: '/services/cloud', title: 'Cloud' })).toMatchInlineSnapshot(`
      "Made pages-json/services/cloud.json: a service, with every section it usually has.
      It is in the list on /services, under “More services”.

      Next:
      1. Open pages-json/services/cloud.json and write. 40 texts begin with “To write:” and say what belongs in their place.
      2. Run npm run dev, open the address it prints, and /services/cloud there. The page changes as you save.
      3. Give it a group, which decides its color and where it is listed: "group", in a line of its own above "sections", with one of data-ai, creative-experience.
      4. Run npm run validate. It says what is still to be written."
    `)
  })

  test('of a new job says what else is an example', () => {
    expect(printed({ kind: 'job', path: '/career/maker', title: 'Maker' })).toMatchInlineSnapshot(`
      "Made pages-json/career/maker.json: a job opening, with every section it usually has.
      It is in the list on /career.

      Next:
      1. Open pages-json/career/maker.json and write. 13 texts begin with “To write:” and say what belongs in their place.
      2. Run npm run dev, open the address it prints, and /career/maker there. The page changes as you save.
      3. Check "region", "type" and "url" of the job: they are examples, too.
      4. Run npm run validate. It says what is still to be written."
    `)
  })
})
