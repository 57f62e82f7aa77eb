import { expect, test } from 'vitest'
import { foundIn } from '../../../scripts/engine/text/word-match'

const found = (search: string, ...texts: string[]) => foundIn(texts, search.split(' '), (text) => text)

test('What begins with a word that is looked for comes before what only has it within another', () => {
  expect(found('art', 'Starting points', 'Hero art', 'Art')).toEqual(['Hero art', 'Art', 'Starting points'])
})

test('Every word has to be found, in any order', () => {
  expect(found('data cloud', 'Cloud data', 'Cloud')).toEqual(['Cloud data'])
})

test('An address begins a word after each slash and hyphen', () => {
  expect(found('flag', '/unflagged', '/Feature-FlagSystems', '/feature-flag')).toEqual([
    '/Feature-FlagSystems',
    '/feature-flag',
    '/unflagged',
  ])
})
