import { describe, expect, test } from 'vitest'
import type { ServiceGroup } from '../../src/page/page.generated'
import { searchIn, withSearch } from '../../src/sections/serviceList/search'
import { countOf, searchServices } from '../../src/sections/serviceList/searchServices'

const service = (label: string, description: string) => ({ path: label, label, description })
const groups: ServiceGroup[] = [
  {
    label: 'Data & Automation',
    services: [
      service('AI features', 'Models tested on your own cases.'),
      service('A/B tests', 'An audited split and a result.'),
      service('Agentic AI (beta)', 'Held to permissions in code.'),
    ],
  },
  {
    label: 'Creative Services',
    services: [
      service('UI/UX design', 'Wireframes and maintained prototypes.'),
      service('Web accessibility', 'Audits for C++ teams, 24/7.'),
    ],
  },
]
const found = (text: string) => [...searchServices(groups, text).paths]
const all = groups.flatMap(({ services }) => services.map(({ label }) => label))

describe('A search for services', () => {
  test.each(['', '  ', '\t\n'])('for nothing (%j) finds all', (text) => {
    expect(found(text)).toEqual(all)
  })

  test('finds names', () => {
    expect(found('ui/ux')).toEqual(['UI/UX design'])
  })

  test('finds descriptions', () => {
    expect(found('permissions')).toEqual(['Agentic AI (beta)'])
  })

  test('finds services with all of its words, wherever each is', () => {
    expect(found('prototypes design')).toEqual(['UI/UX design'])
    expect(found('prototypes features')).toEqual([])
  })

  test.each(['WIREFRAMES', 'wireframes', '  Wireframes '])('does not mind case and space around it: %j', (text) => {
    expect(found(text)).toEqual(['UI/UX design'])
  })

  test('finds words that begin so', () => {
    expect(found('wire')).toEqual(['UI/UX design'])
  })

  test('for a few letters does not find the middle of words', () => {
    expect(found('ai')).toEqual(['AI features', 'Agentic AI (beta)'])
  })

  test('finds the middle of words where no word begins so', () => {
    expect(found('frames')).toEqual(['UI/UX design'])
  })

  test.each(['audit', 'audits'])('finds one and several alike: %j', (text) => {
    expect(found(text)).toEqual(['A/B tests', 'Web accessibility'])
  })

  test('finds a whole group by its name', () => {
    expect(found('creative')).toEqual(['UI/UX design', 'Web accessibility'])
  })

  test('finds a group only where no service has the words itself', () => {
    expect(found('data')).toHaveLength(3)
    expect(found('services features')).toEqual([])
    expect(found('automation models')).toEqual(['AI features'])
  })

  test.each([
    ['a/b', 'A/B tests'],
    ['c++', 'Web accessibility'],
    ['24/7', 'Web accessibility'],
    ['(beta)', 'Agentic AI (beta)'],
  ])('takes signs for what they are: %j', (text, label) => {
    expect(found(text)).toEqual([label])
  })

  test.each(['.*', '[', '\\', '^', '$', '{', '|', '-'])('finds nothing by a sign that is not there: %j', (text) => {
    expect(found(text)).toEqual([])
  })
})

describe('What a search marks', () => {
  const marked = (text: string, own: string) => {
    const { words } = searchServices(groups, text)
    return words ? own.split(words).filter((_, i) => i % 2 === 1) : []
  }

  test('is nothing without text', () => {
    expect(marked('', 'AI features')).toEqual([])
  })

  test('is where words begin so, whatever their case', () => {
    expect(marked('ai features', 'AI maintained: features of ai')).toEqual(['AI', 'feature', 'ai'])
  })

  test('is the middle of words if that is what was found', () => {
    expect(marked('frames', 'Wireframes')).toEqual(['frame'])
  })
})

describe('A query', () => {
  test.each([
    ['', ''],
    ['?search=seo+audit', 'seo audit'],
    ['?search=C%2B%2B&from=mail', 'C++'],
  ])('%j asks for %j', (query, text) => {
    expect(searchIn(query)).toBe(text)
  })

  test.each([
    ['', 'seo audit', '?search=seo+audit'],
    ['?from=mail', 'C++', '?from=mail&search=C%2B%2B'],
    ['?from=mail&search=seo', '', '?from=mail'],
    ['?search=seo', '', ''],
  ])('%j for %j becomes %j', (query, text, changed) => {
    expect(withSearch(query, text)).toBe(changed)
  })
})

test.each([
  [44, 44, '44 services'],
  [5, 44, '5 of 44 services'],
  [1, 44, '1 of 44 services'],
  [0, 44, '0 of 44 services'],
])('%i found of %i are “%s”', (count, of, words) => {
  expect(countOf(count, of)).toBe(words)
})
