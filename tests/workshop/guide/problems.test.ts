import { expect, test } from 'vitest'
import { problemsOf } from '../../../scripts/workshop/guide/example-site'
import { mistakes } from '../../../scripts/workshop/guide/problems'

const rulesIn = (...[written, around]: Parameters<typeof problemsOf>) =>
  problemsOf(written, around).map(({ rule, message }) => `${rule}: ${message}`)

test.each(Object.entries(mistakes))('the example of %s has that problem alone', (rule, { wrong, around }) => {
  expect(rulesIn(wrong, around)).toEqual([expect.stringMatching(`^${rule}: `)])
})

test.each(Object.entries(mistakes))('what is right instead of %s has no problem', (_, { right, around }) => {
  expect(rulesIn(right, around).filter((told) => !told.startsWith('example-value') || !('place' in right))).toEqual([])
})
