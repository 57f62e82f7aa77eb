import { expect, test } from 'vitest'
import { nearest } from '../../../scripts/engine/text/nearest'

const fields = ['title', 'text', 'heading', 'keyPoints', 'descriptionBottom', 'description', 'note']

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['tilte', 'title'],
  ['headng', 'heading'],
  ['keypoints', 'keyPoints'],
  ['key_points', 'keyPoints'],
  ['desciption', 'description'],
  ['notes', 'note'],
])('%s was meant to be %s', (name, meant) => {
  expect(nearest(name, fields)).toBe(meant)
})

test.each([['colour'], ['x'], [''], ['padding']])('%j is like none of them', (name) => {
  expect(nearest(name, fields)).toBeUndefined()
})

test('nothing is near where nothing is known', () => {
  expect(nearest('title', [])).toBeUndefined()
})
