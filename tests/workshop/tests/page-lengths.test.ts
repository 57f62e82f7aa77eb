import { expect, test } from 'vitest'
import { fieldsOf } from '../../../scripts/engine/schema/fields'
import { textsIn, unusualLengths, wordsIn } from '../../../scripts/workshop/tests/page-lengths'
import { page, withFolder } from '../../engine/virtual-site'

const words = (count: number) => Array.from({ length: count }, (_, number) => `word${number}`).join(' ')

/** What is told of a page whose hero says two words and whose introduction one more, with so many others in it. */
function toldOf(file: string, count: number): string[] {
  const document = page('Cloud migration', {
    sections: [
      { type: 'hero', heading: 'Cloud migration' },
      { type: 'intro', heading: 'Why', text: [words(count)] },
    ],
  })
  return withFolder({ [file]: document }, unusualLengths)
}

test('a service with fewer words than meant is told with how many it has', () => {
  expect(toldOf('services/cloud.json', 446)).toEqual([
    '/services/cloud has 449 words; services are meant to have 450 to 900.',
  ])
})

test.each([447, 897])('a service with %i words besides three is as long as meant', (count) => {
  expect(toldOf('services/cloud.json', count)).toEqual([])
})

test('a service with more words than meant is told', () => {
  expect(toldOf('services/cloud.json', 898)).toHaveLength(1)
})

test('an article is meant to be longer', () => {
  expect(toldOf('Blog/Cloud.json', 500)).toEqual(['/Blog/Cloud has 503 words; articles are meant to have 900 to 1500.'])
})

test('other pages are as long as they are', () => {
  expect(toldOf('cloud.json', 3)).toEqual([])
})

test('code and the marks of a text are no words', () => {
  const sections = [{ type: 'articleBody', body: ['**Two** [words](/contact)', '```\nnot these\n```'] }]
  expect(textsIn(fieldsOf({ sections })).flatMap(wordsIn)).toEqual(['two', 'words'])
})
