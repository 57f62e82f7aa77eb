import { describe, expect, test } from 'vitest'
import { pageTree } from '../../../../scripts/live/studio/app/pages/page-tree'
import { refusedField } from '../../../../scripts/live/studio/app/pages/refused-field'
import type { PageEntry } from '../../../../scripts/live/studio/contract'

const page = (path: string, more: Partial<PageEntry> = {}): PageEntry => ({
  file: `pages-json${path}.json`,
  path,
  title: `Title of ${path}`,
  kind: 'page',
  draft: false,
  errors: 0,
  warnings: 0,
  ...more,
})

const pages = [
  page('/Blog/first', { kind: 'article', warnings: 1 }),
  page('/services/ai', { kind: 'service', group: 'data', groupName: 'Data and AI' }),
  page('/services/uiux', { kind: 'service', group: 'creative', groupName: 'Creative', draft: true }),
  page('/services/bi', { kind: 'service', group: 'data', groupName: 'Data and AI' }),
  page('/services/odd', { kind: 'service' }),
  page('/about'),
  page('/career/engineer', { kind: 'job', appears: '2030-01-01' }),
]

const addresses = (search: string, filter: 'all' | 'draft' | 'problems' = 'all') =>
  pageTree(pages, search, filter).groups.flatMap((group) => group.pages.map(({ path }) => path))

describe('The tree of pages', () => {
  test('has them by kind, services by their group', () => {
    expect(pageTree(pages, '', 'all').groups.map(({ name }) => name)).toEqual([
      'Pages',
      'Data and AI',
      'Creative',
      'Services without a group',
      'Articles',
      'Jobs',
    ])
  })

  test('keeps the services of a group together', () => {
    expect(addresses('data')).toEqual(['/services/ai', '/services/bi'])
  })

  test('has what has every word of the search, in whatever letter case', () => {
    expect(addresses('UIUX title')).toEqual(['/services/uiux'])
  })

  test('shows drafts, and what is still to appear, as not yet visible', () => {
    expect(addresses('', 'draft')).toEqual(['/services/uiux', '/career/engineer'])
  })

  test('shows those with problems', () => {
    expect(addresses('', 'problems')).toEqual(['/Blog/first'])
  })

  test('shows 200 of ten thousand, and says how many more there are', () => {
    const many = Array.from({ length: 10_000 }, (_, place) => page(`/page-${place}`))
    const { groups, found, hidden } = pageTree(many, '', 'all')
    expect({ shown: groups.flatMap((group) => group.pages).length, found, hidden }).toEqual({
      shown: 200,
      found: 10_000,
      hidden: 9800,
    })
  })
})

describe('A refusal is told at the field of', () => {
  test.each([
    ['A page needs a title: its name in search results and lists.', 'title'],
    [
      'pages-json/about.json has the title “About” already, and searchers could not tell the two apart. Choose another.',
      'title',
    ],
    ['There already is a page at /about: pages-json/about.json. Choose another address.', 'address'],
    ['There already is a page at /deeds: “A title deed, read for you”. Choose another address.', 'address'],
    ['There is no folder /service. Did you mean /services/cloud?', 'address'],
    ['There is no service group creativ. Did you mean creative? The groups are: creative.', 'group'],
  ])('%s', (refused, field) => {
    expect(refusedField(refused)).toBe(field)
  })
})
