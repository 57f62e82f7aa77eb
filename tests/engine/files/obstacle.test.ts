import { expect, test } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import { obstacleAt } from '../../../scripts/engine/files/obstacle'
import { obstacleInWords } from '../../../scripts/engine/problems/words/obstacle'
import { today, withFolder } from '../virtual-site'

test('a file that is gone between listing and reading is not there, and no problem', () => {
  withFolder({}, (pages) => {
    const files = ['_site', '404', 'contact', 'gone', 'index'].map((name) => `${pages}/${name}.json`)
    const { index, problems } = readContent({ pages, date: today, files })
    expect([index.pages.map((facts) => facts.path), problems]).toEqual([['/404', '/contact', '/'], []])
  })
})

const answer = (code: string) => Object.assign(new Error(code), { code })

test.each([
  [
    'EACCES',
    'This computer does not let you open the file. Allow it in the properties of the file, or ask who set up the computer.',
  ],
  ['EBUSY', 'Another program keeps the file to itself. Close it there.'],
  ['EIO', 'The file cannot be read from the disk. Put a copy that can be opened in its place.'],
])('what the system calls %s has its words', (code, words) => {
  expect(obstacleInWords('This', 'file', obstacleAt('package.json', answer(code)) ?? 'is a file')).toBe(words)
})

test('nothing stands in the way of what is gone', () => {
  expect(obstacleAt('no/such/file.json', answer('ENOENT'))).toBeUndefined()
})

test('what does not come from the system is thrown on', () => {
  const mistake = new TypeError('A mistake of ours')
  expect(() => obstacleAt('package.json', mistake)).toThrow(mistake)
})
