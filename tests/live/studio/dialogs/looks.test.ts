import { describe, expect, test } from 'vitest'
import { pictureOf, startsWith } from '../../../../scripts/live/studio/app/gallery/starts'
import { cellAfter } from '../../../../scripts/live/studio/app/pickers/grid-keys'
import { countWords, cutAt } from '../../../../scripts/live/studio/app/settings/cut'

describe('A search result', () => {
  test('has a short title whole', () => {
    expect(cutAt('Prices', 60)).toBe('Prices')
  })

  test('is cut between two words', () => {
    expect(cutAt('One word and another', 12)).toBe('One word …')
  })

  test('says how many characters are too many', () => {
    expect(countWords('123456', 4)).toBe('6 characters: 2 more than search engines show')
  })

  test('counts a letter of two halves once', () => {
    expect(countWords('💡', 4)).toBe('1 of 4 characters')
  })
})

describe('In a grid of six columns and ten cells', () => {
  test.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, undefined],
    ['ArrowDown', 3, 9],
    ['ArrowDown', 5, undefined],
    ['ArrowUp', 7, 1],
    ['Home', 9, 6],
    ['End', 6, 9],
    ['End', 1, 5],
    ['Tab', 1, undefined],
  ])('%s leads from cell %i to %s', (key, from, to) => {
    expect(cellAfter(key, from, 6, 10)).toBe(to)
  })
})

describe('The gallery of sections', () => {
  const start = (type: string, title: string, description: string) => ({
    type,
    title,
    description,
    shownAt: '',
    text: '{}',
  })
  const starts = [
    start('hero', 'Banner', 'The top of a page.'),
    start('questions', 'Questions', 'Answers at the end of a page.'),
    start('cta', 'Call to action', 'One button. It suits the end, after questions.'),
  ]

  test('finds a section by what it is for', () => {
    expect(startsWith(starts, 'button').map(({ type }) => type)).toEqual(['cta'])
  })

  test('has those first that are called so', () => {
    expect(startsWith(starts, 'questions').map(({ type }) => type)).toEqual(['questions', 'cta'])
  })

  test("shows the guide's picture of a section", () => {
    expect(pictureOf(start('cta', '', ''))).toBe('/_guide/cta.webp')
  })
})
