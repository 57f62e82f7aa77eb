import { expect, test } from 'vitest'
import { WeighedFiles } from '../../scripts/report/weighed-files'

/** A long file and two short ones; to read one takes a little as well. */
const files = () =>
  new WeighedFiles(
    new Map([
      ['long', 99_700],
      ['short', 700],
      ['brief', 700],
    ] as const),
  )

test('A file that took long is more of the work than two that did not', () => {
  const weighed = files()
  weighed.set('short', 1)
  weighed.set('brief', 1)
  expect(weighed.share).toBeCloseTo(2000 / 102_000)
})

test('All files are all of the work', () => {
  const weighed = files()
  for (const file of ['long', 'short', 'brief']) weighed.set(file, 1)
  expect(weighed.share).toBe(1)
})

test('Half of the tests of a file are half of its work', () => {
  const weighed = files()
  weighed.set('long', 0.5)
  expect(weighed.share).toBeCloseTo(50_000 / 102_000)
})

test('What was done is not undone', () => {
  const weighed = files()
  weighed.set('long', 1)
  weighed.set('long', 0)
  expect(weighed.share).toBeCloseTo(100_000 / 102_000)
})

test('A file that never ran counts as much as the others do on average', () => {
  const weighed = new WeighedFiles(
    new Map([
      ['one', 1700],
      ['other', 5700],
      ['new', undefined],
    ]),
  )
  weighed.set('new', 1)
  expect(weighed.share).toBeCloseTo(4000 / 12_000)
})

test('Where no file ever ran, all count as much', () => {
  const weighed = new WeighedFiles(
    new Map([
      ['one', undefined],
      ['other', undefined],
    ]),
  )
  weighed.set('one', 1)
  expect(weighed.share).toBe(0.5)
})

test('Of no files nothing is done', () => {
  expect(new WeighedFiles(new Map()).share).toBe(0)
})
