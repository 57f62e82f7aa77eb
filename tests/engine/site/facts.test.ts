import { statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent, type Content, type Known } from '../../../scripts/engine/check/content'
import { pageFacts } from '../../../scripts/engine/derived/page-facts'
import { pageKind } from '../../../scripts/engine/site/page-kind'
import { page, siteWith, today, withFolder } from '../virtual-site'

const source = { file: 'pages-json/services/cloud.json', path: '/services/cloud', stamp: '1', changed: 0 }
const roots = { services: '/services', articles: '/Blog', careers: '/career' }
const facts = (document: unknown) => pageFacts(source, { hash: 'hash', value: document, problems: [], roots })

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
    reviewed: '2026-11-21',
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
    reviewed: '2026-11-21',
    links: ['/contact', '#costs'],
    anchors: ['cloud', 'what', 'articlebody', 'all', 'costs'],
    headings: [
      ['what', 'What'],
      ['costs', 'Costs'],
      ['all', 'All'],
    ],
    sections: ['hero', 'intro', 'articleBody', 'serviceList'],
    images: ['office.jpg'],
    named: ['group data-ai'],
    derived: [{ type: 'hero' }, { type: 'articleBody' }, { type: 'serviceList', by: ['data-ai'] }],
    company: true,
  })
})

test('the pictures of an article are among those of its page', () => {
  const body = ["![Desks.](desks.jpg 'Seen from the door.')", 'Of ![Desks.](other.jpg) no.']
  expect(facts({ sections: [{ type: 'articleBody', body }] }).images).toEqual(['desks.jpg'])
})

test('a page says what something costs where a call to action on it does', () => {
  const button = { label: 'Contact Us', path: '/contact' }
  const pageWith = (more: object) => ({ sections: [{ type: 'cta', heading: 'Start', button, ...more }] })
  expect(facts(pageWith({ price: 'A fixed price.' })).priced).toBe(true)
  expect(facts(pageWith({})).priced).toBeUndefined()
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
  expect(pageKind(path, stated, roots)).toBe(kind)
})

const knownOf = ({ index, roots }: Content, readAt: number): Known => ({ facts: index.byFile, readAt, roots })

test('of two roots one beneath the other the lower decides', () => {
  const nested = { services: '/work', articles: '/work/journal' }
  expect(pageKind('/work/journal/speed', undefined, nested)).toBe('article')
  expect(pageKind('/work/journal', undefined, nested)).toBe('service')
})

test.each([
  ['no roots', {}],
  ['the home page as a root', { services: '/' }],
])('%s make a page just a page', (_case, own) => {
  expect(pageKind('/cloud', undefined, own)).toBe('page')
})

test('a document whose file has not changed is not read again', () => {
  withFolder({ 'cloud.json': page('Cloud') }, (pages) => {
    const known = knownOf(readContent({ pages, date: today }), Date.now() + 60_000)
    const { byFile } = readContent({ pages, date: today, known }).index
    for (const file of [`${pages}/cloud.json`, `${pages}/contact.json`])
      expect(byFile.get(file)).toBe(known.facts.get(file))
    writeFileSync(path.join(pages, 'cloud.json'), JSON.stringify(page('Clouds')))
    expect(readContent({ pages, date: today, known }).index.page('/cloud')?.title).toBe('Clouds')
  })
})

test('with other roots every document is read again, as it may be another kind of page', () => {
  const files = { 'work/cloud.json': page('Cloud'), 'services/testing.json': page('Testing') }
  withFolder(files, (pages) => {
    const known = knownOf(readContent({ pages, date: today }), Infinity)
    writeFileSync(`${pages}/_site.json`, JSON.stringify(siteWith({ roots: { services: '/work' } })))
    const { index } = readContent({ pages, date: today, known })
    expect(index.page('/work/cloud')?.kind).toBe('service')
    expect(index.page('/services/testing')?.kind).toBe('page')
  })
})

test('while _site.json is broken the roots are those it had', () => {
  withFolder({ 'services/cloud.json': page('Cloud') }, (pages) => {
    const known = knownOf(readContent({ pages, date: today }), Infinity)
    writeFileSync(`${pages}/_site.json`, '{ "name": ')
    expect(readContent({ pages, date: today, known }).index.page('/services/cloud')?.kind).toBe('service')
    expect(readContent({ pages, date: today }).index.page('/services/cloud')?.kind).toBe('page')
  })
})

test('a document that changed in the moment it was read is read again', () => {
  withFolder({}, (pages) => {
    const known = knownOf(readContent({ pages, date: today }), statSync(`${pages}/contact.json`).ctimeMs)
    const again = readContent({ pages, date: today, known }).index.page('/contact')
    expect(again).not.toBe(known.facts.get(`${pages}/contact.json`))
  })
})
