import { expect, test } from 'vitest'
import { oneSlipFrom } from '../../../scripts/engine/text/one-slip'

const near = (typed: string, ...known: string[]) => oneSlipFrom(typed, new Set(known))

test('two letters may be swapped', () => {
  expect(near('recieve', 'receive', 'relieve')).toEqual(['receive'])
})

test('a letter may be doubled, or not, before it is another word', () => {
  expect(near('comming', 'cumming', 'coming', 'combing')).toEqual(['coming'])
  expect(near('occured', 'occurred', 'obscured')).toEqual(['occurred'])
})

test('a vowel may stand for another before a consonant does', () => {
  expect(near('relevent', 'relevant', 'reverent')).toEqual(['relevant'])
})

test('a letter may be missing, too many or another', () => {
  expect(near('enviroment', 'environment')).toEqual(['environment'])
  expect(near('untrue', 'untried')).toEqual([])
  expect(near('misstake', 'mistake')).toEqual(['mistake'])
  expect(near('servise', 'service')).toEqual(['service'])
})

test('a word is no slip of itself', () => {
  expect(near('form', 'form')).toEqual([])
})
