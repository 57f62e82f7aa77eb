import { describe, expect, test } from 'vitest'
import type { Kind } from '../../../scripts/engine/schema/fields'
import { oddWordsIn } from '../../../scripts/engine/site/odd-words'

const oddIn = (value: string, kind: Kind = 'rich-text') => oddWordsIn([{ kind, value, at: [] }])

test('a word that no dictionary has is odd, wherever it stands in a sentence', () => {
  expect(oddIn('You **recieve** a (seperate) plan—definately, “tomorow”.')).toEqual([
    'recieve',
    'seperate',
    'definately',
    'tomorow',
  ])
})

test('a word that no dictionary has is odd at the beginning of a sentence', () => {
  expect(oddIn('Recieve a plan. Seperate words are two. The Recieve is a name.')).toEqual(['Recieve', 'Seperate'])
})

test('British spelling is odd, as the site is in American English', () => {
  expect(oddIn('The colour and the centre.')).toEqual(['colour', 'centre'])
})

describe('Nothing is odd about', () => {
  test.each([
    ['every form of a word', 'We received receipts, receiving the receiver’s reply.'],
    ['names of several words', 'Adobbe Analytics is one. Adobbe Analytics is another.'],
    ['names, which have capitals or signs', 'With Kubernetes, JavaScript, iPhone, k8sctl and node_modules.'],
    ['addresses', 'See [our page](/services/uiuxing), www.examplle.com, hallo@examplle.com and /webappp.'],
    ['code', 'Call `recieve()` first.'],
    ['what stands in code blocks', '```js\nrecieve()\n```'],
    ['placeholders', 'Write to {emaill}.'],
    ['words made of two, or with a syllable before them', 'A helpdesk, a multisite setup, roadmaps and cybersecurity.'],
    ['words that are like none', 'Each xylotrop has its pytest.'],
    ['short words', 'The pwa is ok, adn so on.'],
  ])('%s', (_, text) => {
    expect(oddIn(text)).toBeUndefined()
  })

  test('fields that nobody reads', () => {
    expect(oddIn('/recieve', 'path')).toBeUndefined()
  })
})
