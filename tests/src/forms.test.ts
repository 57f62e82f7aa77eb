import { describe, expect, test } from 'vitest'
import { columnsOf } from '../../src/sections/process/columnsOf'
import { spanOf } from '../../src/sections/cardGrid/spanOf'

const words = (letters: number) => 'a'.repeat(letters)
const steps = (count: number, letters: number) =>
  Array.from({ length: count }, () => ({ title: 'Plan', description: words(letters) }))

describe('Steps', () => {
  test.each([
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, 3],
    [7, 4],
    [9, 3],
  ])('that are short stand side by side: %i in %i columns', (count, columns) => {
    expect(columnsOf(steps(count, 80))).toBe(columns)
  })

  test('of many words are read one below the other', () => {
    expect(columnsOf(steps(4, 200))).toBeUndefined()
  })

  test('have more room where there are fewer of them', () => {
    expect([3, 4, 5].map((count) => columnsOf(steps(count, 140)))).toEqual([3, 4, undefined])
  })

  test('count the words of their lists, too, marked up or not', () => {
    const bold = { tag: 'strong' as const, children: [words(100)] }
    const listed = { title: 'Plan', description: [words(20), bold], items: [words(100)] }
    expect(columnsOf([listed, listed, listed, listed])).toBeUndefined()
  })
})

describe('Cards', () => {
  test.each([
    [1, ['full']],
    [2, ['half', 'half']],
    [3, ['full', 'half', 'half']],
    [4, ['wide', 'narrow', 'narrow', 'wide']],
    [5, ['wide', 'narrow', 'third', 'third', 'third']],
  ])('fill their rows: %i of them', (count, spans) => {
    expect(Array.from({ length: count }, (_, i) => spanOf(i, count, false))).toEqual(spans)
  })
})
