import { expect, test } from 'vitest'
import { inStudio, inTitles } from '../../../scripts/live/studio/words'
import { deskForFile } from './desk'

const desk = await deskForFile()

test.each([
  [
    'a file with a line',
    `See ${desk.pages}/contact.json:12, and more.`,
    'See “Contact: email, LinkedIn and both offices”, and more.',
  ],
  [
    'a file without its folder',
    'It stands in contact.json.',
    'It stands in “Contact: email, LinkedIn and both offices”.',
  ],
  ['the file of the site', `Changed ${desk.pages}/_site.json`, 'Changed the site settings'],
  ['no file that is no document', 'Add package.json (or a.json).', 'Add package.json (or a.json).'],
])('The title of a page stands in place of %s', (_, words, expected) => {
  expect(inTitles(desk, words)).toBe(expected)
})

test('Advice to run a command is left out, and the words around it stay', () => {
  expect(inStudio(desk, 'It is there. To see it, run npm run dev. Nothing else changed.')).toBe(
    'It is there. Nothing else changed.',
  )
})

test('Words that are nothing but advice stay', () => {
  expect(inStudio(desk, 'Run npm run dev.')).toBe('Run npm run dev.')
})

test('What a field says is where it is set', () => {
  expect(inStudio(desk, 'Make it a draft ("draft": true).')).toBe('Make it a draft in Page settings.')
})

test('Files of authors are called by their names alone', () => {
  expect(inStudio(desk, 'With the pages goes: _images/office.png.')).toBe('With the pages goes: office.png.')
})
