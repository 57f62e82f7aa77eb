import { describe, expect, test } from 'vitest'
import { breadcrumbOf } from '../../../scripts/engine/derived/breadcrumb'
import { longestList, partAddress, partOfGroups, partsFor } from '../../../scripts/engine/derived/parts'
import { shellOf } from '../../../scripts/engine/resolve/shell'
import { surroundingsOf } from '../../../scripts/engine/site/surroundings'
import { contentOf, page, siteWith, today, type Files } from '../virtual-site'

/** With a link to a page that some of the sites below lack. */
const navigation = [
  { label: 'Home', path: '/' },
  { label: 'Services', path: '/services' },
  { label: 'Contact', path: '/contact' },
]

function siteOf(files: Files) {
  const { index, site } = contentOf({ '_site.json': siteWith({ navigation }), ...files })
  if (!site) throw new Error('The tiny site is not valid.')
  return surroundingsOf(index, site, today)
}

const around = siteOf({
  'services/index.json': page('Services', { menu: { order: 9, label: 'All services' } }),
  'services/a.json': page('Zebra', { group: 'data-ai' }),
  'services/b.json': page('Apple', { group: 'data-ai' }),
  'services/c.json': page('Menu two', { group: 'data-ai', menu: { order: 2 } }),
  'services/d.json': page('Menu one', { group: 'data-ai', menu: { order: 1, label: 'One' } }),
  'services/e.json': page('Nobody', {}),
  'services/deep/f.json': page('Deep', { group: 'creative-experience' }),
  'elsewhere.json': page('Elsewhere', { kind: 'service', group: 'creative-experience' }),
  'Blog/Speed.json': page('Speed'),
})
const { index, site, lists } = around
const labels = (groups: typeof lists.services) =>
  groups.map(({ label, services }) => [label, ...services.map((service) => service.label)])

describe('The list of services', () => {
  test("has every service by group in the site's order: menu order first, then by name; those of no group last", () => {
    expect(labels(lists.services)).toEqual([
      ['Data & AI', 'One', 'Menu two', 'Apple', 'Zebra'],
      ['Creative', 'Deep', 'Elsewhere'],
      ['More services', 'Nobody'],
    ])
  })

  test('leaves out groups without services', () => {
    const small = siteOf({ 'services/a.json': page('Only', { group: 'creative-experience' }) })
    expect(labels(small.lists.services)).toEqual([['Creative', 'Only']])
  })

  test('shows a page that is dropped into the folder, with nothing else edited', () => {
    const dropped = siteOf({ 'services/cloud.json': page('Cloud') })
    expect(labels(dropped.lists.services)).toEqual([['More services', 'Cloud']])
  })
})

describe('A list of more than 200 services', () => {
  const service = (number: number) => ({ path: `/services/s${number}`, label: `S${number}`, description: 'Words.' })
  const groupOf = (label: string, from: number, to: number) => ({
    label,
    services: Array.from({ length: to - from }, (_, i) => service(from + i)),
  })
  const long = [groupOf('A', 0, 150), groupOf('B', 150, 350), groupOf('C', 350, 401)]
  const parts = Array.from({ length: partsFor(401) }, (_, i) => partOfGroups(long, i + 1))

  test('is parted into pages of 200', () => {
    expect(parts.map((groups) => groups.map(({ label, services }) => `${label} ${services.length}`))).toEqual([
      ['A 150', 'B 50'],
      ['B 150', 'C 50'],
      ['C 1'],
    ])
  })

  test('has every service once over all its pages, in order', () => {
    const all = parts.flatMap((groups) => groups.flatMap(({ services }) => services.map(({ path }) => path)))
    expect(all).toEqual(long.flatMap(({ services }) => services.map(({ path }) => path)))
  })

  test('of exactly 200 is one page', () => {
    expect(partsFor(longestList)).toBe(1)
  })

  test('of none is one page', () => {
    expect(partsFor(0)).toBe(1)
  })

  test.each([
    ['/services', 1, '/services'],
    ['/services', 2, '/services/page-2'],
    ['/', 2, '/page-2'],
  ])('at %s has its page %i at %s', (path, number, address) => {
    expect(partAddress(path, number)).toBe(address)
  })
})

describe('The shell', () => {
  const shell = shellOf(around)

  test('has only services with a place in the menu', () => {
    expect(labels(shell.groups)).toEqual([['Data & AI', 'One', 'Menu two']])
  })

  test('leaves out links whose page does not exist', () => {
    expect(shell.navigation.map(({ path }) => path)).toEqual(['/', '/services', '/contact'])
    const small = siteOf({})
    expect(shellOf(small).navigation.map(({ path }) => path)).toEqual(['/', '/contact'])
  })

  test('knows the navigation link of pages that do not lie below it', () => {
    expect(shell.belongsTo).toEqual({ '/elsewhere': '/services' })
  })

  test('has no link for pages of a kind that the navigation does not lead to', () => {
    const small = siteOf({ 'elsewhere.json': page('Elsewhere', { kind: 'service' }) })
    expect(shellOf(small).belongsTo).toEqual({})
  })

  test("keeps the editor's field out of the published data", () => {
    expect(shellOf({ ...around, site: { ...site, $schema: '../schemas/site.schema.json' } })).not.toHaveProperty(
      '$schema',
    )
  })

  test('leaves what single sections show to the pages that have them', () => {
    const names = Object.keys(shell)
    expect(names).toContain('email')
    expect(names).not.toEqual(expect.arrayContaining(['registrations']))
    expect(names).not.toEqual(expect.arrayContaining(['references']))
    expect(names).not.toEqual(expect.arrayContaining(['pricing']))
  })
})

describe('The breadcrumb', () => {
  const way = (path: string) => {
    const facts = index.page(path)
    return facts && breadcrumbOf(facts, index, site).map(({ label, path: address }) => `${label} ${address}`)
  }

  test.each([
    ['/', []],
    ['/contact', ['Home /']],
    ['/services', ['Home /']],
    ['/services/a', ['Home /', 'Services /services']],
    ['/services/deep/f', ['Home /', 'Services /services']],
    ['/elsewhere', ['Home /', 'Services /services']],
    ['/Blog/Speed', ['Home /']],
  ])('of %s is %j', (path, expected) => {
    expect(way(path)).toEqual(expected)
  })
})
