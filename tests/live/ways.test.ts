import { getLocation } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { randomFrom } from '../../scripts/engine/graphics/seed'
import { pairs } from '../../scripts/live/pairs'
import { waysTo } from '../../scripts/live/ways'

const random = randomFrom('ways')
const marks = ['{', '}', '[', ']', ',', ':', '"a"', '"b": ', '1', ' ', '"', 'x', '{"c": [1, {"d": 2}]}']

test('the way to every place of a text is the one that an editor finds', () => {
  for (let time = 0; time < 300; time++) {
    const text = Array.from({ length: 25 }, () => marks[Math.floor(random() * marks.length)]).join('')
    const places = Array.from({ length: text.length + 1 }, (_, offset) => ({ line: 1, column: offset + 1 }))
    expect({ text, ways: waysTo(text, places) }).toEqual({
      text,
      ways: places.map((_, offset) => getLocation(text, offset).path),
    })
  }
})

test('ways are told in the order in which they are asked for', () => {
  expect(
    waysTo('{\n"a": 1,\n"b": [2, 3] }', [
      { line: 3, column: 10 },
      { line: 2, column: 2 },
    ]),
  ).toEqual([['b', 1], ['a']])
})

test('sections go with those that they have the most in common with', () => {
  const were = [
    { id: 'a', type: 'cta' },
    { type: 'cta', heading: 'B' },
    { type: 'intro', heading: 'C' },
  ]
  const are = [
    { type: 'intro', heading: 'C' },
    { type: 'cta', heading: 'New' },
    { id: 'a', type: 'hero' },
    { type: 'cta', heading: 'B', text: [] },
  ]
  expect([...pairs(are, were)].sort()).toEqual([
    [0, 2],
    [2, 0],
    [3, 1],
  ])
})
