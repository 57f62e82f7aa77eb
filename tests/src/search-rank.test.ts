import { describe, expect, test } from 'vitest'
import { fileOfPage, fileOfWord, indexSizes, pageId, wordsIn, type WordLists } from '../../src/page/search-index'
import { rank, type Ranked } from '../../src/search/rank'
import { countOf, resultGroups } from '../../src/search/results'

/** Lists as the build writes them, of pages with the words of their title, of their headings and of their description. */
function listsOf(pages: Record<string, [title: string, headings: string, description: string]>): WordLists {
  const lists: WordLists = {}
  const words = new Set(Object.values(pages).flatMap((texts) => texts.flatMap(wordsIn)))
  for (const word of words)
    lists[word] = [0, 1, 2]
      .map((place) =>
        Object.entries(pages)
          .filter(([, texts]) => wordsIn(texts[place] ?? '').includes(word))
          .map(([path]) => pageId(path))
          .join(''),
      )
      .join('|')
  return lists
}

const lists = listsOf({
  '/audit': ['Accessibility audit', 'What we test', 'People with and without a screen reader.'],
  '/access': ['Access control', 'Roles', 'Who may see what.'],
  '/design': ['Interface design', 'Accessibility from the start', 'Screens that people understand.'],
  '/data': ['Data warehouse', 'Reports', 'Numbers for an audit.'],
})
const paths = ['/audit', '/access', '/design', '/data']
const pathsOf = (ranked: Ranked[]) => ranked.map(({ id }) => paths.find((path) => pageId(path) === id))
const found = (...sought: string[]) => pathsOf(rank([lists], sought))

describe('A search', () => {
  test('has pages with the word in their title before those with it in a heading', () => {
    expect(found('accessibility')).toEqual(['/audit', '/design'])
  })

  test('has those with it in a heading before those with it in their description', () => {
    expect(found('reports', 'audit').at(0)).toBe('/data')
    expect(found('audit')).toEqual(['/audit', '/data'])
  })

  test('finds words that go on', () => {
    expect(found('access')).toEqual(expect.arrayContaining(['/access', '/audit', '/design']))
    expect(found('access')[0]).toBe('/access')
  })

  test('finds only pages that have all words, where there are some', () => {
    expect(found('accessibility', 'interface')).toEqual(['/design'])
  })

  test('finds pages that have some of the words, where none has all', () => {
    expect(found('warehouse', 'roles')).toEqual(expect.arrayContaining(['/data', '/access']))
  })

  test.each([
    ['a letter too few', 'acessibility'],
    ['a letter too many', 'accesssibility'],
    ['two letters changed over', 'accessibiltiy'],
    ['a wrong letter', 'accessibilety'],
    ['a letter too few, while it is typed', 'acessib'],
    ['two letters too few', 'acessibilty'],
  ])('puts up with %s', (_, word) => {
    expect(found(word)).toEqual(['/audit', '/design'])
  })

  test.each([
    ['audits', ['/audit', '/data']],
    ['auditing', ['/audit', '/data']],
    ['role', ['/access']],
    ['screen', ['/audit', '/design']],
    ['numbered', ['/data']],
  ])('finds other forms of a word: %s', (word, pages) => {
    expect(found(word)).toEqual(pages)
  })

  test('has a word as it was typed before its other forms', () => {
    const forms = listsOf({ '/audit': ['Plans', '', ''], '/access': ['Planning', '', ''], '/design': ['Plan', '', ''] })
    const first = (word: string) => pathsOf(rank([forms], [word]))[0]
    expect(['plans', 'planning'].map(first)).toEqual(['/audit', '/access'])
  })

  test('counts a form that goes on no more than as one that goes on', () => {
    const forms = listsOf({
      '/audit': ['Designed', '', ''],
      '/access': ['Design', '', ''],
      '/design': ['Design', '', ''],
    })
    expect(pathsOf(rank([forms], ['design'])).at(-1)).toBe('/audit')
    expect(pathsOf(rank([forms], ['designing'])).at(-1)).toBe('/audit')
  })

  test('takes no word for another where some page has it', () => {
    expect(found('roles')).toEqual(['/access'])
  })

  test('takes no word of three letters for another', () => {
    expect(found('dat')).toEqual(['/data'])
    expect(found('det')).toEqual([])
  })

  test('says by which words it found', () => {
    expect(rank([lists], ['acessibilit'])[0]?.words).toEqual(['accessibility'])
  })
})

describe('A word', () => {
  const sizes = indexSizes(10_000)
  test.each([
    ['accessibility', 'acc'],
    ['accessibility', 'acessibility'],
    ['development', 'devlopment'],
    ['design', 'desgin'],
    ['management', 'managment'],
    ['automation', 'automaiton'],
    ['migration', 'migartion'],
  ])('such as %s is in the same file as %s', (word, typed) => {
    expect(fileOfWord(typed, sizes)).toBe(fileOfWord(word, sizes))
  })

  test('has small letters and no accents', () => {
    expect(wordsIn('Déjà-vu: C++ & ÜBERSICHT 2026')).toEqual(['deja', 'vu', 'c', 'ubersicht', '2026'])
  })

  test('may be two letters with a sign between', () => {
    expect(wordsIn('A/B tests, R&D, and/or UI/UX')).toEqual(['ab', 'tests', 'rd', 'and', 'or', 'ui', 'ux'])
  })

  test('may be of any alphabet', () => {
    expect(wordsIn('Поиск по сайту')).toEqual(['поиск', 'по', 'саиту'])
  })
})

describe('The files of the search', () => {
  test.each([1, 70, 10_000, 100_000])('have places for the words and pages of %i pages', (pages) => {
    const sizes = indexSizes(pages)
    expect(fileOfWord('design', sizes)).toBeLessThan(sizes.words)
    expect(fileOfPage(pageId('/services/uiux'), sizes)).toBeLessThan(sizes.pages)
  })

  test.each([70, 1000, 10_000, 100_000])('hold 32 pages at most on average, among %i', (pages) => {
    expect(pages / indexSizes(pages).pages).toBeLessThanOrEqual(32)
  })
})

describe('Results', () => {
  const page = (path: string, kind: 'service' | 'job', title: string) => ({
    path,
    kind,
    title,
    description: 'About it.',
  })
  const pages = [
    page('/career/tester', 'job', 'Tester'),
    { ...page('/testing', 'service', 'Testing'), headings: { 'how-we-test': 'How we test', prices: 'Prices' } },
    page('/career/lead', 'job', 'Test lead'),
  ]
  const groups = resultGroups({ pages, words: new Set(['tester', 'testing', 'test']) })

  test('stand by kind, the kind of the best first and sections last', () => {
    expect(groups.map(({ name, results }) => [name, results.map(({ path }) => path)])).toEqual([
      ['Jobs', ['/career/tester', '/career/lead']],
      ['Services', ['/testing']],
      ['Sections', ['/testing#how-we-test']],
    ])
  })

  test('are counted in words', () => {
    expect(countOf(groups, 'test')).toBe('4 results: 2 jobs, 1 service, 1 section')
    expect(countOf(groups.slice(1, 2), 'test')).toBe('1 result: 1 service')
    expect(countOf([], 'xyz')).toBe('Nothing found for “xyz”')
  })
})
