import { DOMParser } from '@xmldom/xmldom'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { mostEntries } from '../../../../scripts/engine/publish/feeds/write-feeds'
import type { Page } from '../../../../scripts/engine/schema/document.generated'
import { newFolder, removeFolder, temporaryFolder, Workshop } from '../folders'
import { job, page, siteDocument, smallSite, type Documents } from '../small-site'

vi.mock('../../../../scripts/engine/render/bundles', () => import('../small-bundle'))

const article = (title: string, more: Partial<Page> = {}, body = ['Words.']) =>
  page(title, '', {
    published: '2026-11-10',
    sections: [
      { type: 'hero', heading: title },
      { type: 'articleBody', body },
    ],
    ...more,
  })

const rich = [
  'On {company} & others (1 < 2) see [speed](/Blog/Speed), [below](#sums) and [elsewhere](https://other.test/?a=1&b=2).',
  '## Sums\n',
  '| A | B |\n| --- | --: |\n| 1 | 2 |',
  '```\nif (a < b) ]]>\n```',
  '```bars\nWhat it takes\nHours | 1 h\nDays | 2 h\n```',
]
const documents: Documents = {
  ...smallSite(),
  'Blog/Rich.json': article('Signs & "quotes"', { published: '2026-11-12', updated: '2026-11-15' }, rich),
  'Blog/Draft.json': article('Ornithopter', { draft: true }),
  'Blog/Later.json': article('Ornithopter two', { published: '2026-12-24' }),
  'Blog/Undated.json': article('Undated', { published: undefined }),
  'career/learner.json': job('Learner', '2026-11-05', { type: 'Internship' }),
  'career/past.json': job('Ornithopter pilot', '2026-10-01', { closes: '2026-11-19' }),
}

const folder = newFolder()
const workshop = new Workshop(folder, documents)
beforeAll(async () => {
  const { problems } = await workshop.build()
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})
afterAll(() => removeFolder(folder))

/** Reads a feed as XML. @throws if it is not well-formed */
function xmlOf(text: string) {
  const stop = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`)
  }
  return new DOMParser({ onError: stop }).parseFromString(text, 'application/xml')
}

type Xml = ReturnType<typeof xmlOf>
type XmlElement = NonNullable<Xml['documentElement']>

const rssOf = (name: string, from = workshop) => xmlOf(from.read(`feeds/${name}.rss`))
const children = (parent: XmlElement | null | undefined) =>
  [...(parent?.childNodes ?? [])].filter((node): node is XmlElement => node.nodeType === 1)
const textsOf = (parent: XmlElement | null | undefined, name: string) =>
  children(parent).flatMap((child) => (child.nodeName === name ? [child.textContent ?? ''] : []))
const channelOf = (xml: Xml) => children(xml.documentElement)[0]
const itemsOf = (xml: Xml) => children(channelOf(xml)).filter(({ nodeName }) => nodeName === 'item')

interface JsonFeed {
  items: { id: string; title: string; content_html: string; [field: string]: unknown }[]
  [field: string]: unknown
}
const jsonOf = (name: string, from = workshop): JsonFeed => JSON.parse(from.read(`feeds/${name}.json`))

/** https://www.jsonfeed.org/version/1.1/: what is required, and the form of what we give. */
const jsonFeedSchema = {
  type: 'object',
  required: ['version', 'title', 'items'],
  additionalProperties: false,
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: { type: 'string', minLength: 1 },
    home_page_url: { type: 'string', format: 'uri' },
    feed_url: { type: 'string', format: 'uri' },
    description: { type: 'string' },
    icon: { type: 'string', format: 'uri' },
    authors: {
      type: 'array',
      items: { type: 'object', required: ['name'], properties: { url: { type: 'string', format: 'uri' } } },
    },
    language: { const: 'en-US' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'content_html'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', format: 'uri' },
          url: { type: 'string', format: 'uri' },
          title: { type: 'string', minLength: 1 },
          summary: { type: 'string', minLength: 1 },
          content_html: { type: 'string', minLength: 1 },
          image: { type: 'string', format: 'uri' },
          date_published: { type: 'string', format: 'date-time' },
          date_modified: { type: 'string', format: 'date-time' },
          tags: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
}

/** RFC 822 with four digits for the year: Thu, 12 Nov 2026 12:00:00 GMT. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/

describe.each(['articles', 'jobs'])('The feed of %s', (name) => {
  it('is RSS 2.0 with all that the channel must have', () => {
    const xml = rssOf(name)
    expect(xml.documentElement?.nodeName).toBe('rss')
    expect(xml.documentElement?.getAttribute('version')).toBe('2.0')
    expect(children(xml.documentElement).map(({ nodeName }) => nodeName)).toEqual(['channel'])
    for (const required of ['title', 'link', 'description'])
      expect(textsOf(channelOf(xml), required)).toEqual([expect.stringMatching(/\S/)])
  })

  it('says in RSS where it is itself', () => {
    const self = children(channelOf(rssOf(name))).find(({ nodeName }) => nodeName === 'atom:link')
    expect(self?.getAttribute('href')).toBe(`${siteDocument.url}/feeds/${name}.rss`)
    expect(self?.getAttribute('rel')).toBe('self')
  })

  it('has entries in RSS that have a title, an address that names them, and days as RFC 822 has them', () => {
    const items = itemsOf(rssOf(name))
    expect(items.length).toBeGreaterThan(0)
    for (const item of items) {
      expect(textsOf(item, 'title')).toEqual([expect.stringMatching(/\S/)])
      expect(textsOf(item, 'guid')).toEqual(textsOf(item, 'link'))
      for (const day of textsOf(item, 'pubDate')) expect(day).toMatch(rfc822)
    }
    for (const day of textsOf(channelOf(rssOf(name)), 'lastBuildDate')) expect(day).toMatch(rfc822)
  })

  it('is JSON Feed 1.1 with all that it must have, and days as RFC 3339 has them', () => {
    const ajv = new Ajv({ allErrors: true })
    addFormats.default(ajv)
    const validate = ajv.compile(jsonFeedSchema)
    validate(jsonOf(name))
    expect(validate.errors).toBeNull()
  })

  it('has the same entries in both forms', () => {
    const inRss = itemsOf(rssOf(name)).map((item) => [...textsOf(item, 'guid'), ...textsOf(item, 'content:encoded')])
    expect(jsonOf(name).items.map(({ id, content_html }) => [id, content_html])).toEqual(inRss)
  })

  it('is found from every page', () => {
    for (const [file, html] of Object.entries(workshop.content()).filter(([each]) => each.endsWith('.html')))
      for (const [form, type] of [
        ['rss', 'application/rss+xml'],
        ['json', 'application/feed+json'],
      ])
        expect([file, html]).toEqual([
          file,
          expect.stringMatching(
            new RegExp(
              `<link rel="alternate" type="${type?.replace('+', '\\+')}" title="[^"]+" href="/feeds/${name}\\.${form}">`,
            ),
          ),
        ])
  })

  it('has nothing of what is not published, or closed', () => {
    for (const form of ['rss', 'json']) expect(workshop.read(`feeds/${name}.${form}`)).not.toContain('Ornithopter')
  })
})

describe('The feed of articles', () => {
  it('has the newest first, and what has no day last', () => {
    const entries = jsonOf('articles').items.map(({ title, date_published }) => [title, date_published])
    expect(entries).toEqual([
      ['Signs & "quotes"', '2026-11-12T12:00:00Z'],
      ['Speed', '2026-10-01T12:00:00Z'],
      ['Agents', '2026-09-01T12:00:00Z'],
      ['Undated', undefined],
    ])
  })

  it('has the whole text, with whole addresses, and diagrams by their names', () => {
    expect(jsonOf('articles').items[0]?.content_html).toBe(
      [
        '<p>On Acme &amp; others (1 &lt; 2) see <a href="https://www.acme.test/Blog/Speed">speed</a>, <a href="https://www.acme.test/Blog/Rich#sums">below</a> and <a href="https://other.test/?a=1&amp;b=2">elsewhere</a>.</p>',
        '<h2>Sums</h2>',
        '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
        '<pre><code>if (a &lt; b) ]]&gt;</code></pre>',
        '<p><a href="https://www.acme.test/Blog/Rich">Diagram: What it takes</a></p>',
      ].join(''),
    )
  })

  it('says when an article last changed', () => {
    expect(jsonOf('articles').items[0]).toMatchObject({ date_modified: '2026-11-15T12:00:00Z' })
  })
})

describe('The feed of jobs', () => {
  it('has the newest first, whatever they are, under titles that say where and how', () => {
    expect(jsonOf('jobs').items.map(({ title, tags }) => [title, tags])).toEqual([
      ['Job: Learner', ['Internship']],
      ['Job: Seller', ['Remote']],
      ['Job: Mender', ['Internship']],
      ['Job: Maker', ['Hybrid']],
    ])
  })

  it('has the whole opening', () => {
    expect(jsonOf('jobs').items.at(-1)?.content_html).toBe(
      '<p>With Acme you make things.</p><p>Key Responsibilities</p><ul><li>Make things</li></ul><p>Requirements</p><ul><li>Hands</li></ul>',
    )
  })
})

describe('A feed', () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [
      `Blog/A${i}.json`,
      article(`Article ${i}`, { published: `2026-0${1 + (i % 9)}-1${Math.floor(i / 9)}` }),
    ]),
  )

  it('has only the newest, however many there are', async () => {
    const own = new Workshop(temporaryFolder(), { ...smallSite(), ...many })
    await own.build()
    const days = jsonOf('articles', own).items.map(({ date_published }) => date_published)
    expect(days).toHaveLength(mostEntries)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(itemsOf(rssOf('articles', own))).toHaveLength(mostEntries)
  })

  it('follows a change of a text that nothing else shows, and is written for no other', async () => {
    const own = new Workshop(temporaryFolder(), smallSite())
    await own.build()
    const before = own.content()
    own.change({ 'about.json': page('About us', 'Another story of {company}.', { aliases: ['/company'] }) })
    await own.build()
    expect(own.read('feeds/articles.rss')).toBe(before['feeds/articles.rss'])
    own.change({ 'Blog/Speed.json': article('Speed', { published: '2026-10-01' }, ['Pages should be faster.']) })
    await own.build()
    for (const form of ['rss', 'json']) expect(own.read(`feeds/articles.${form}`)).toContain('Pages should be faster.')
    expect(own.content()).toEqual((await own.clean()).content)
  })

  it('loses a job on the day after its last', async () => {
    const own = new Workshop(temporaryFolder(), smallSite())
    await own.build()
    expect(own.read('feeds/jobs.json')).toContain('Job: Mender')
    await own.build({ date: '2026-12-02' })
    expect(own.read('feeds/jobs.json')).not.toContain('Job: Mender')
    expect(own.content()).toEqual((await own.clean({ date: '2026-12-02' })).content)
  })

  it('is there in a preview, without what is not published', async () => {
    const own = new Workshop(temporaryFolder(), documents)
    await own.build({ drafts: true })
    expect(own.read('feeds/articles.rss')).toContain('Speed')
    expect(own.read('feeds/articles.rss')).not.toContain('Ornithopter')
  })

  it('is gone from files and pages where the site has no such list', async () => {
    const { roots: { articles: _, ...others } = {}, ...site } = siteDocument
    const own = new Workshop(temporaryFolder(), { ...smallSite(), '_site.json': { ...site, roots: others } })
    await own.build()
    expect(own.content()).not.toHaveProperty(['feeds/articles.rss'])
    expect(own.read('about.html')).not.toContain('/feeds/articles')
    expect(own.read('about.html')).toContain('/feeds/jobs.rss')
  })
})
