import { expect, test } from 'vitest'
import { inStudio, inTitles, ways } from '../../../scripts/live/studio/words'
import { codeFiles, textOf } from '../../source-code'
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

test('Advice to run a command that is a button here names the button', () => {
  expect(inStudio(desk, 'It is there. Save it, and run npm run undo again.')).toBe(
    'It is there. Save it, and press Undo here again.',
  )
})

test.each(ways)('What is said otherwise here is what a command says: %s', (advised) => {
  const said = codeFiles.filter((file) => /^scripts\/(authoring|review)\//.test(file)).map(textOf)
  expect(said.some((source) => source.includes(advised))).toBe(true)
})

test('Advice to run any other command is left out, and the words around it stay', () => {
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
