import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishWords } from '../../../scripts/engine/files/dictionary'

test('Every word without an ending that the dictionary lists is one', () => {
  const [, ...lines] = readFileSync('node_modules/dictionary-en/index.dic', 'utf8').split('\n')
  const listed = lines.filter((line) => /^[a-z]+$/.test(line))
  expect(listed.length).toBeGreaterThan(1000)
  expect(listed.filter((word) => !englishWords().has(word))).toEqual([])
})

test.each(['', 'recieve', 'zzzz', 'aardvarkk', '\n', 'receive\nreceived'])('%j is no word', (word) => {
  expect(englishWords().has(word)).toBe(false)
})

test.each(['receive', 'receives', 'received'])('%s is a word', (word) => {
  expect(englishWords().has(word)).toBe(true)
})
