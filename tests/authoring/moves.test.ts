import { describe, expect, test } from 'vitest'
import { contentOf } from '../../scripts/authoring/documents'
import { linesWith } from '../../scripts/authoring/mentions'
import { planMove, type MoveRequest } from '../../scripts/authoring/plan-move'
import { page, pageWith, siteWith, tinySite, type Files } from '../engine/virtual-site'
import { changed, documentsOf, textsIn } from './in-memory'

const button = (path: string) => ({ type: 'cta', heading: 'Start', button: { label: 'Start', path } })

/** The texts after a move. */
function move(files: Files, from: string, to: string, more: Partial<MoveRequest> = {}): Record<string, string> {
  const documents = documentsOf({ ...tinySite, ...files })
  return textsIn(changed(documents, planMove(documents, { from, to, alone: false, ...more })))
}

/** A document after a move, as a value. */
function documentAfter(files: Files, from: string, to: string, place: string) {
  return JSON.parse((move(files, from, to)[place] ?? 'null').replace('\uFEFF', ''))
}

/** Why a move is refused, the folder named as in the project. */
function refusal(files: Files, from: string, to: string): string {
  const documents = documentsOf({ ...tinySite, ...files })
  try {
    planMove(documents, { from, to, alone: false })
  } catch (error) {
    if (error instanceof Error && error.name === 'Refusal')
      return error.message.replaceAll(documents.pages, 'pages-json')
    throw error
  }
  return 'It was not refused.'
}

const cloud = { 'services/cloud.json': page('Cloud') }

describe('A page that moves', () => {
  test('has its old address as an alias, before its sections', () => {
    expect(move(cloud, '/services/cloud', '/services/migration')).toMatchObject({
      'services/migration.json': `{
  "title": "Cloud",
  "description": "What Cloud is about.",
  "aliases": ["/services/cloud"],
  "sections": [
    {
      "type": "hero",
      "heading": "Cloud"
    }
  ]
}
`,
    })
  })

  test('leaves nothing where it was', () => {
    expect(Object.keys(move(cloud, '/services/cloud', '/services/migration')).sort()).toEqual([
      '404.json',
      '_site.json',
      'contact.json',
      'index.json',
      'services/migration.json',
    ])
  })

  test('keeps the aliases it has, in the form they are written in', () => {
    const text = (aliases: string) =>
      `{"title":"Cloud","description":"Of it.","aliases":${aliases},"sections":[{"type":"hero","heading":"Cloud"}]}`
    const after = (aliases: string) => move({ 'a.json': text(aliases) }, '/a', '/b')['b.json']
    expect(after('["/x"]')).toBe(text('["/x", "/a"]'))
    expect(after('[\n    "/x",\n    "/y"\n  ]')).toBe(text('[\n    "/x",\n    "/y",\n    "/a"\n  ]'))
  })

  test('back to where it was has that address no more among its aliases, but the other', () => {
    const before = page('Cloud', { aliases: ['/x', '/b'] })
    expect(documentAfter({ 'a.json': before }, '/a', '/b', 'b.json')).toEqual({ ...before, aliases: ['/x', '/a'] })
  })

  test('in letter case only needs no alias', () => {
    expect(documentAfter(cloud, '/services/cloud', '/services/Cloud', 'services/Cloud.json')).toEqual(page('Cloud'))
  })

  test('finds its schema from its new folder', () => {
    const files = { 'services/cloud.json': page('Cloud', { $schema: '../../schemas/page.schema.json' }) }
    const { $schema } = documentAfter(files, '/services/cloud', '/cloud', 'cloud.json')
    expect($schema).toBe('../schemas/page.schema.json')
  })

  test('has its new address as canonical where that named the old one', () => {
    const files = { 'a.json': page('Cloud', { canonical: '/a' }) }
    expect(documentAfter(files, '/a', '/b', 'b.json')).toMatchObject({ canonical: '/b', aliases: ['/a'] })
  })

  test('keeps another canonical address', () => {
    const files = { 'a.json': page('Cloud', { canonical: '/the-cloud' }) }
    expect(documentAfter(files, '/a', '/b', 'b.json')).toMatchObject({ canonical: '/the-cloud', aliases: ['/a'] })
  })

  test('out of the folder of services stays a service', () => {
    expect(documentAfter(cloud, '/services/cloud', '/cloud', 'cloud.json')).toEqual({
      ...page('Cloud'),
      kind: 'service',
      aliases: ['/services/cloud'],
    })
  })

  test('into the folder of services becomes one', () => {
    const documents = documentsOf({ ...tinySite, 'services.json': page('Services'), 'cloud.json': page('Cloud') })
    const after = changed(documents, planMove(documents, { from: '/cloud', to: '/services/cloud', alone: false }))
    expect(contentOf(after).index.page('/services/cloud')?.kind).toBe('service')
  })

  test('takes the pages beneath it along, each with an alias of its own', () => {
    const files = {
      'services/index.json': page('Services'),
      'services/cloud.json': page('Cloud'),
      'services/data/lake.json': page('Lake'),
    }
    const after = move(files, '/services', '/what-we-do')
    expect(Object.keys(after).filter((file) => !(file in tinySite))).toEqual([
      'what-we-do/index.json',
      'what-we-do/cloud.json',
      'what-we-do/data/lake.json',
    ])
    expect(JSON.parse(after['what-we-do/data/lake.json'] ?? '')).toEqual({
      ...page('Lake'),
      aliases: ['/services/data/lake'],
    })
  })

  test('leaves them where they are with --alone', () => {
    const files = { 'services.json': page('Services'), 'services/cloud.json': page('Cloud') }
    const after = move(files, '/services', '/services/all', { alone: true })
    expect(
      Object.keys(after)
        .filter((file) => file.startsWith('services'))
        .sort(),
    ).toEqual(['services/all.json', 'services/cloud.json'])
  })

  test('may be named as its file, without its first slash, or as copied from the browser', () => {
    for (const typed of [
      'services/cloud',
      '/services/cloud/',
      '/services/cloud.html',
      'https://northwind.test/services/cloud?x=1#top',
    ])
      expect(move(cloud, typed, 'services/b')).toHaveProperty(['services/b.json'])
    const documents = documentsOf({ ...tinySite, ...cloud })
    const request = { from: `${documents.pages}/services/cloud.json`, to: '/services/b', alone: false }
    expect(planMove(documents, request).to).toBe('/services/b')
  })
})

describe('A link to it leads to the new address', () => {
  const after = (link: string) =>
    documentAfter({ ...cloud, 'a.json': pageWith(button(link)) }, '/services/cloud', '/b', 'a.json').sections[1].button
      .path

  test('with what follows the address', () => {
    expect(
      [
        '/services/cloud',
        '/services/cloud#cloud',
        '/services/cloud?a=1',
        '/services/cloud?a=/services/cloud#cloud',
      ].map(after),
    ).toEqual(['/b', '/b#cloud', '/b?a=1', '/b?a=/services/cloud#cloud'])
  })

  test("where it begins with the site's own address", () => {
    expect(after('https://northwind.test/services/cloud#cloud')).toBe('https://northwind.test/b#cloud')
  })

  test('unless it only begins alike', () => {
    const files = { 'services/cloud-2.json': page('Second'), 'a.json': pageWith(button('/services/cloud-2')) }
    expect(documentAfter({ ...cloud, ...files }, '/services/cloud', '/b', 'a.json')).toEqual(files['a.json'])
  })

  test('within a text, where the rest stays to the letter', () => {
    const text = (path: string) =>
      `{"title": "A", "description": "D", "sections": [{"type": "hero", "heading": "A", "text": "Caf\\u00e9 \\"x\\" [*our* cloud](${path}#cloud) and [it](<${path}> \\"t\\"), /services/cloud, \`[x](/services/cloud)\`"}]}`
    expect(move({ ...cloud, 'a.json': text('/services/cloud') }, '/services/cloud', '/services/b')['a.json']).toBe(
      text('/services/b'),
    )
  })

  test('within a block of an article, but not within its code', () => {
    const blog = (path: string) =>
      pageWith({
        type: 'articleBody',
        body: [`| [a](${path}) |\n| --- |\n| [b](${path}) |`, '```md\n[c](/services/cloud)\n```'],
      })
    expect(documentAfter({ ...cloud, 'a.json': blog('/services/cloud') }, '/services/cloud', '/b', 'a.json')).toEqual(
      blog('/b'),
    )
  })

  test('among the pages that are named to go with a page', () => {
    const related = (path: string) => pageWith({ type: 'relatedPages', heading: 'Then', pages: ['/contact', path] })
    expect(
      documentAfter({ ...cloud, 'a.json': related('/services/cloud') }, '/services/cloud', '/b', 'a.json'),
    ).toEqual(related('/b'))
  })

  test('on the page itself', () => {
    const own = (path: string) => pageWith(button(`${path}#start`))
    expect(documentAfter({ 'a.json': own('/a') }, '/a', '/b', 'b.json')).toEqual({ ...own('/b'), aliases: ['/a'] })
  })

  test('everywhere in _site.json', () => {
    const site = (path: string) => {
      const link = { label: 'Cloud', path }
      return siteWith({
        navigation: [link],
        companyLinks: [link],
        partners: [link],
        floatingContact: [link],
        preload: [path],
      })
    }
    expect(
      documentAfter({ ...cloud, '_site.json': site('/services/cloud') }, '/services/cloud', '/b', '_site.json'),
    ).toEqual(site('/b'))
  })

  test('and no other text changes: line endings, byte-order mark and what is written unusually stay', () => {
    const crlf = (path: string) =>
      `\uFEFF{\r\n\t"title":  "A",\r\n\r\n\t"description": "D",\r\n\t"sections": [ { "type": "hero", "heading": "A", "button": { "label": "B", "path": "${path}" } } ]\r\n}\r\n\r\n`
    expect(move({ ...cloud, 'a.json': crlf('\\/services\\/cloud') }, '/services/cloud', '/b')['a.json']).toBe(
      crlf('/b'),
    )
  })

  test('the page itself keeps line endings and byte-order mark, too', () => {
    const text = (more: string) =>
      `\uFEFF{\r\n\t"title": "A",\r\n\t"description": "D",\r\n${more}\t"sections": [{ "type": "hero", "heading": "A" }]\r\n}`
    expect(move({ 'a.json': text('') }, '/a', '/b')['b.json']).toBe(text('\t"aliases": ["/a"],\r\n'))
  })
})

describe('A move is refused', () => {
  test.each<[string, Files, string, string, string]>([
    [
      'where there is no such page',
      cloud,
      '/services/clod',
      '/b',
      'There is no page at /services/clod. Did you mean /services/cloud?',
    ],
    [
      'where it is written in another letter case',
      cloud,
      '/Services/Cloud',
      '/b',
      'There is no page at /Services/Cloud. Did you mean /services/cloud?',
    ],
    [
      'of an alias',
      { 'a.json': page('A', { aliases: ['/old'] }) },
      '/old',
      '/b',
      '/old is another address of pages-json/a.json. Name the page by its own: /a',
    ],
    ['of the home page', {}, '/', '/b', 'The home page stays where it is: / is the address of the site itself.'],
    [
      'of the page for missing pages',
      { '404.json': page('Missing') },
      '/404',
      '/b',
      '/404 is what visitors see where there is no page. It stays where it is.',
    ],
    [
      'to where it is',
      cloud,
      '/services/cloud',
      '/services/cloud',
      '/services/cloud and /services/cloud are the same address. Nothing was changed.',
    ],
    [
      'to where another page is',
      cloud,
      '/services/cloud',
      '/contact',
      'There already is a page at /contact: pages-json/contact.json. Choose another address.',
    ],
    [
      'to where another page is in another letter case',
      cloud,
      '/services/cloud',
      '/Contact',
      '/Contact differs only in capital letters from /contact, the address of pages-json/contact.json. Choose another address.',
    ],
    [
      "to another page's alias",
      { ...cloud, 'a.json': page('A', { aliases: ['/old'] }) },
      '/services/cloud',
      '/old',
      '/old leads to pages-json/a.json, which has /old among its "aliases". Choose another address, or remove it there.',
    ],
    [
      "to what another page's alias is asked for as",
      { ...cloud, 'a.json': page('A', { aliases: ['/old.html'] }) },
      '/services/cloud',
      '/old',
      '/old leads to pages-json/a.json, which has /old.html among its "aliases". Choose another address, or remove it there.',
    ],
    [
      "to another page's canonical address",
      { ...cloud, 'a.json': page('A', { canonical: '/the-a' }) },
      '/services/cloud',
      '/the-a',
      '/the-a is the "canonical" address of pages-json/a.json. Choose another address, or change it there.',
    ],
    [
      'to where a page beneath would meet another',
      { 'a.json': page('A'), 'a/x.json': page('X'), 'b/x.json': page('Y') },
      '/a',
      '/b',
      'There already is a page at /b/x: pages-json/b/x.json. Choose another address.',
    ],
    [
      'to an address of other letters',
      cloud,
      '/services/cloud',
      '/services/Cloud & Café',
      '/services/Cloud & Café cannot be an address: use only letters, digits and hyphens between the slashes, such as /services/Cloud-Cafe',
    ],
    [
      'to /404',
      cloud,
      '/services/cloud',
      '/404',
      '/404 is what visitors see where there is no page. Choose another address.',
    ],
    [
      'to a folder that is kept',
      cloud,
      '/services/cloud',
      '/assets/cloud',
      `This would not work, so nothing was changed. The address /assets/cloud is kept for the site's own files. Choose another one.`,
    ],
    [
      'to a folder that is mistyped',
      { ...cloud, 'a.json': page('A') },
      '/a',
      '/service/a',
      'There is no folder /service. Did you mean /services/a? If /service is to be a new folder, make pages-json/service first.',
    ],
    [
      'to a folder in another letter case',
      { ...cloud, 'a.json': page('A') },
      '/a',
      '/Services/a',
      'There is no folder /Services. Did you mean /services/a?',
    ],
    [
      'beneath itself, with pages beneath',
      { 'a.json': page('A'), 'a/x.json': page('X') },
      '/a',
      '/a/b',
      '/a/b lies beneath /a, and the pages beneath a page move with it. To move the page by itself, add --alone.',
    ],
    [
      'where a folder makes something else of it',
      { 'career.json': page('Jobs'), 'a.json': page('A') },
      '/a',
      '/career/a',
      'This would not work, so nothing was changed. Pages in pages-json/career are job openings, and this one has no "job". Add it, or give the page "kind": "page".',
    ],
    [
      'where a document that may link to it cannot be read',
      { ...cloud, 'a.json': '{\n  "title": "A"\n  "description": "/services/cloud"\n}' },
      '/services/cloud',
      '/b',
      `Nothing was changed, as a file that would have to change has a mistake in it. Mend it first:\npages-json/a.json:3:3  A comma is missing at the end of line 2.`,
    ],
    [
      'where a field stands twice in the page',
      { 'a.json': '{\n  "title": "A",\n  "title": "B",\n  "sections": []\n}' },
      '/a',
      '/b',
      `Nothing was changed, as a file that would have to change has a mistake in it. Mend it first:\npages-json/a.json:3:3  "title" is here twice, and only the last one would count. Keep the better one, and remove the other.`,
    ],
    [
      'where its aliases are no list',
      { 'a.json': page('A', { aliases: '/x' }) },
      '/a',
      '/b',
      'Nothing was changed: "aliases" in pages-json/a.json has to be a list in [ ], so that the old address can be added. Mend it first.',
    ],
    [
      'where a terminal made a folder of the address',
      cloud,
      'C:/Program Files/Git/services/cloud',
      '/b',
      'Your terminal took the address for a folder: C:/Program Files/Git/services/cloud. Type it without its first slash, such as services/cloud.',
    ],
  ])('%s', (_case, files, from, to, sentence) => {
    expect(refusal(files, from, to)).toBe(sentence)
  })

  test('for nothing that stands in documents it has nothing to do with', () => {
    const files = { ...cloud, 'a.json': '{ "title": ', 'b.json': page('B', { group: 'none' }) }
    expect(Object.keys(move(files, '/services/cloud', '/services/c'))).toContain('services/c.json')
  })
})

test('of a document with brackets one within another to no end nobody can tell what it mentions', () => {
  expect(linesWith('/about', `${'{"about":'.repeat(100_000)}"/about"`)).toEqual([])
})
