import { describe, expect, test } from 'vitest'
import { links } from '../../../scripts/engine/check/rules/links'
import { partsOfPage } from '../../../scripts/engine/derived/derived'
import { pageFacts } from '../../../scripts/engine/derived/page-facts'
import { inputsOf } from '../../../scripts/engine/publish/inputs'
import { resolvePage } from '../../../scripts/engine/resolve/resolve'
import { shellOf } from '../../../scripts/engine/resolve/shell'
import type { Page } from '../../../scripts/engine/schema/document.generated'
import { fieldsOf } from '../../../scripts/engine/schema/fields'
import { PageIndex } from '../../../scripts/engine/site/page-index'
import { surroundingsOf } from '../../../scripts/engine/site/surroundings'
import { siteDocument } from '../../examples'
import { opening, today } from '../virtual-site'

const { roots } = siteDocument

/** A page that shows others: all of a kind, or those that go with it. */
function pageWith(type: 'serviceList' | 'articleList' | 'relatedPages', title: string, more: Partial<Page> = {}): Page {
  const sections = [
    { type: 'hero' as const, heading: title },
    { type, heading: 'Others' },
  ]
  return { title, description: `What ${title} is about.`, sections, ...more }
}

/** As many services, articles and jobs, each with pages related to it, and lists of them. */
function documentsOf(each: number): Map<string, Page> {
  const documents = new Map<string, Page>([
    ['services', pageWith('serviceList', 'Services', { kind: 'page' })],
    ['Blog', pageWith('articleList', 'Articles', { kind: 'page' })],
  ])
  const { groups } = siteDocument
  for (let number = 0; number < each; number++) {
    // In an order of their own, so that sorting has something to do.
    const place = (number * 7919) % each
    const [group, region] = [groups[number % groups.length]?.id, number % 2 ? ('usa' as const) : ('india' as const)]
    documents.set(`services/s${number}`, pageWith('relatedPages', `Service ${place}`, { group }))
    documents.set(`Blog/a${number}`, pageWith('relatedPages', `Article ${place}`))
    documents.set(`career/j${number}`, pageWith('relatedPages', `Job ${place}`, { job: { ...opening, region } }))
  }
  return documents
}

/** The same value; every look at a field or an entry, however deep, is told. */
function watched<Value>(value: Value, look: () => void): Value {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, name) {
      look()
      const found: unknown = Reflect.get(target, name)
      if (target instanceof Map && typeof found === 'function')
        return (...given: unknown[]) => watched<unknown>(found.apply(target, given), look)
      return watched(found, look)
    },
  })
}

interface Looks {
  /** For each page, gathering included. */
  all: number
  /** For each page of the lists. */
  lists: number
}

/** How often a build looks at pages' facts, and at what was gathered of them. */
function looksOf(each: number): Looks {
  let looks = 0
  const look = () => void looks++
  const documents = [...documentsOf(each)].map(([place, document]) => {
    const source = { file: `${place}.json`, path: `/${place}`, stamp: '', changed: 0 }
    return {
      document,
      facts: watched(
        { ...pageFacts(source, { hash: '', value: document, problems: [], roots }), job: document.job },
        look,
      ),
    }
  })
  const index = new PageIndex(documents.map(({ facts }) => facts))
  const { lists, ...rest } = surroundingsOf(index, siteDocument, today)
  const surroundings = { ...rest, lists: watched(lists, look) }
  const context = { ...surroundings, shell: '', pictures: new Map(), attachments: new Map(), cards: new Set<string>() }
  shellOf(surroundings)
  const made = documents.flatMap(({ document, facts }) => {
    inputsOf(facts, context)
    return Array.from({ length: partsOfPage(facts, surroundings) }, (_, before) => {
      const start = looks
      resolvePage(document, facts, context, before + 1)
      return { ofList: document.kind === 'page', looks: looks - start }
    })
  })
  const ofLists = made.filter(({ ofList }) => ofList)
  return { all: looks / made.length, lists: ofLists.reduce((sum, page) => sum + page.looks, 0) / ofLists.length }
}

describe('Pages that show others', () => {
  const [few, many] = [looksOf(400), looksOf(2000)]

  test('are made by looking at these no more often, however many there are', () => {
    // Sorting takes a little longer the more there is.
    expect(many.all / few.all).toBeLessThan(1.1)
  })

  test('as a part of a long list look at what stands on them, and not at the whole list', () => {
    expect(many.lists / few.lists).toBeLessThan(1.1)
  })
})

test.each([3, 300])(
  'The addresses a dead link could be meant for are gathered once, on however many of %i pages it stands',
  (count) => {
    let gathered = 0
    class WatchedIndex extends PageIndex {
      override get answers() {
        gathered++
        return super.answers
      }
    }
    const sections = [{ type: 'cta' as const, heading: 'Go', button: { label: 'Write to us', path: '/contcat' } }]
    const document = { title: 'Page', description: 'A page.', sections }
    const pages = Array.from({ length: count }, (_, number) =>
      pageFacts(
        { file: `p${number}.json`, path: `/p${number}`, stamp: '', changed: 0 },
        { hash: '', value: document, problems: [], roots },
      ),
    )
    const draft = (file: string) => ({
      file,
      path: '',
      value: document,
      whole: true,
      roots,
      fields: fieldsOf(document),
    })
    const empty = new Set<string>()
    const none = { authored: { _images: empty, _videos: empty, _files: empty }, strays: new Map(), words: empty }
    const whole = { ...none, site: siteDocument, siteFile: '', date: today, draft }
    expect(links.find({ ...whole, pages, placesOn: (page) => page, index: new WatchedIndex(pages) })).toHaveLength(
      count,
    )
    expect(gathered).toBe(1)
  },
)
