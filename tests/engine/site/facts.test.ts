import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import { pageFacts } from '../../../scripts/engine/derived/page-facts'
import { pageKind } from '../../../scripts/engine/site/facts'
import { page, today, withFolder } from '../virtual-site'

const source = { file: 'pages-json/services/cloud.json', path: '/services/cloud', stamp: '1', changed: 0 }
const facts = (document: unknown) => pageFacts(source, { hash: 'hash', value: document, problems: [] })

test('the facts of a page are what others need to know of it', () => {
  const document = {
    title: 'Cloud',
    description: 'Moving.',
    group: 'data-ai',
    menu: { order: 2, label: 'Cloud moves' },
    aliases: ['/clouds'],
    canonical: '/cloud',
    published: '2026-11-01',
    updated: '2026-11-20',
    sections: [
      { type: 'hero', heading: 'Cloud', text: 'With {company}: [write](/contact), [write](/contact).' },
      { type: 'intro', heading: 'What', text: ['It is.'], image: { src: 'office.jpg', alt: 'Desks.' } },
      { type: 'articleBody', body: ['## Costs', 'See [prices](#costs).'] },
      { type: 'serviceList', heading: 'All', group: 'data-ai' },
    ],
  }
  expect(facts(document)).toEqual({
    file: source.file,
    path: source.path,
    stamp: '1',
    hash: 'hash',
    problems: [],
    kind: 'service',
    title: 'Cloud',
    description: 'Moving.',
    label: 'Cloud moves',
    group: 'data-ai',
    menu: 2,
    aliases: ['/clouds'],
    canonical: '/cloud',
    published: '2026-11-01',
    updated: '2026-11-20',
    links: ['/contact', '#costs'],
    anchors: ['cloud', 'what', 'articlebody', 'all', 'costs'],
    sections: ['hero', 'intro', 'articleBody', 'serviceList'],
    images: ['office.jpg'],
    derived: [{ type: 'hero' }, { type: 'serviceList', by: ['data-ai'] }],
    company: true,
  })
})

test.each([
  [undefined],
  [null],
  ['text'],
  [{ title: 5, aliases: 'x', menu: [], sections: {} }],
  [{ sections: [null, 7] }],
])('a document that breaks the schema has empty facts: %j', (document) => {
  expect(facts(document)).toMatchObject({
    title: '',
    description: '',
    label: '',
    aliases: [],
    links: [],
    sections: [],
    images: [],
    company: false,
  })
})

test.each([
  ['/services/cloud', undefined, 'service'],
  ['/services', undefined, 'page'],
  ['/Blog/Speed', undefined, 'article'],
  ['/Blog', undefined, 'page'],
  ['/career/designer', undefined, 'job'],
  ['/career', undefined, 'page'],
  ['/about', undefined, 'page'],
  ['/about', 'service', 'service'],
  ['/services/terms', 'page', 'page'],
  ['/services/cloud', 'nonsense', 'service'],
])('%s that calls itself %s is a %s', (path, stated, kind) => {
  expect(pageKind(path, stated)).toBe(kind)
})

test('a document whose file has not changed is not read again', () => {
  withFolder({ 'cloud.json': page('Cloud') }, (pages) => {
    const known = new Map(readContent({ pages, date: today }).index.pages.map((page) => [page.file, page]))
    const later = Date.now() + 60_000
    const [cloud, contact] = readContent({ pages, date: today, known, knownAt: later }).index.pages
    expect(cloud).toBe(known.get(`${pages}/cloud.json`))
    expect(contact).toBe(known.get(`${pages}/contact.json`))
    writeFileSync(path.join(pages, 'cloud.json'), JSON.stringify(page('Clouds')))
    expect(readContent({ pages, date: today, known, knownAt: later }).index.page('/cloud')?.title).toBe('Clouds')
  })
})

test('a document that changed in the moment it was read is read again', () => {
  withFolder({}, (pages) => {
    const known = new Map(readContent({ pages, date: today }).index.pages.map((page) => [page.file, page]))
    const readAt = statSync(`${pages}/contact.json`).ctimeMs
    const again = readContent({ pages, date: today, known, knownAt: readAt }).index.page('/contact')
    expect(again).not.toBe(known.get(`${pages}/contact.json`))
  })
})
