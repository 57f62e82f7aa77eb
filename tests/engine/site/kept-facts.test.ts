import { describe, expect, test } from 'vitest'
import { pageFacts } from '../../../scripts/engine/derived/page-facts'
import type { Facts } from '../../../scripts/engine/site/facts'
import { allFacts, keepFacts, recallFacts } from '../../../scripts/engine/site/kept-facts'

const factsOf = (name: string, more: object = {}): Facts =>
  pageFacts(
    { file: `pages-json/${name}.json`, path: `/${name}`, stamp: `stamp of ${name}`, changed: 0 },
    {
      hash: `hash of ${name}`,
      value: { title: `Page é ${name}`, description: 'A page.', sections: [{ type: 'hero', heading: name }], ...more },
      problems: [],
      roots: {},
    },
  )

const pages = [
  factsOf('plain'),
  factsOf('rich', {
    kind: 'service',
    group: 'data-ai',
    menu: { order: 2 },
    aliases: ['/rich-once'],
    canonical: '/richer',
    published: '2026-11-01',
    updated: '2026-11-20',
    sections: [
      { type: 'hero', heading: 'Rich', text: 'See [prices](/plain#prices) of {company}.' },
      { type: 'intro', heading: 'More', text: ['Words.'], image: { src: 'desk.jpg', alt: 'A desk.' } },
      { type: 'serviceList', heading: 'All', group: 'data-ai' },
    ],
  }),
  factsOf('last', { sections: [{ type: 'articleBody', body: ['## Costs', 'A frobnicated word.'] }] }),
]

function keptAndRead(facts: readonly Facts[]): Facts[] {
  const { kept, added } = keepFacts(facts)
  return recallFacts(JSON.parse(JSON.stringify(kept)), Buffer.concat(added)) ?? []
}

describe('Facts that are kept', () => {
  test('are read as they were, every one of them', () => {
    // Of what is absent JSON keeps nothing.
    expect(keptAndRead(pages).map(allFacts)).toEqual(pages.map((page) => JSON.parse(JSON.stringify(page))))
  })

  test('are kept again as they are, among new ones', () => {
    const [plain, , last] = keptAndRead(pages)
    const again = keptAndRead([plain, factsOf('new'), last].filter((page) => page !== undefined))
    expect(again.map(({ title, anchors }) => [title, anchors])).toEqual([
      ['Page é plain', ['plain']],
      ['Page é new', ['new']],
      ['Page é last', ['articlebody', 'costs']],
    ])
  })

  test('are not read from texts that are not theirs', () => {
    const { kept, added } = keepFacts(pages)
    expect(recallFacts(kept, Buffer.concat(added).subarray(1))).toBeUndefined()
  })
})
