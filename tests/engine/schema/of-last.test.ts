import { expect, test, vi } from 'vitest'
import { ofLast } from '../../../scripts/engine/schema/of-last'

const [one, another] = [{ words: 'one' }, { words: 'another' }]

test('What is made of a thing is made once, however often it is asked for', () => {
  const make = vi.fn(({ words }: typeof one) => [words])
  const made = ofLast(make)
  expect(made(one)).toBe(made(one))
  expect(make).toHaveBeenCalledOnce()
})

test('Another thing gets what is made of itself', () => {
  const made = ofLast(({ words }: typeof one) => [words])
  expect([made(one), made(another), made(one)]).toEqual([['one'], ['another'], ['one']])
})
