import { expect, test } from 'vitest'
import { payInWords } from '../../../scripts/engine/resolve/job-pay'

test.each([
  ['a range', { pay: { currency: 'USD', from: 90000, to: 120000, per: 'year' } }, 'USD 90,000 to 120,000 a year'],
  ['one amount', { pay: { currency: 'INR', from: 40000, per: 'month' } }, 'INR 40,000 a month'],
  ['a range of one amount', { pay: { currency: 'USD', from: 25, to: 25, per: 'hour' } }, 'USD 25 an hour'],
  ['a large amount', { pay: { currency: 'INR', from: 1200000, per: 'year' } }, 'INR 1,200,000 a year'],
  ['no pay', { unpaid: true }, 'Unpaid'],
] as const)('%s is read as people say it', (_what, job, words) => {
  expect(payInWords(job)).toBe(words)
})

test('of a job that does not say what it pays, nothing is said', () => {
  expect(payInWords({})).toBeUndefined()
})
