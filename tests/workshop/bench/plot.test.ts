import { expect, test } from 'vitest'
import type { Measured } from '../../../scripts/workshop/bench/builds'
import { plot } from '../../../scripts/workshop/bench/plot'

const measured = (generator: string, size: string, cpu: number): Measured => ({
  generator,
  size,
  cpu,
  task: 'clean',
  wall: cpu,
  peak: 100,
})
const drawn = plot([measured('ours', '100', 1), measured('ours', '10000', 100), measured('theirs', '1000', 10)])
const points = [...drawn.matchAll(/<circle cx="(\d+)" cy="(\d+)"/g)].map(([, x, y]) => [Number(x), Number(y)])

test('Each figure is a point', () => {
  expect(points).toHaveLength(3)
})

test('Ten times as much is as far from one as a hundred times as much is from it', () => {
  const [first, last, middle] = points
  expect(middle).toEqual([
    ((first?.[0] ?? NaN) + (last?.[0] ?? NaN)) / 2,
    ((first?.[1] ?? NaN) + (last?.[1] ?? NaN)) / 2,
  ])
})

test('More costs stand higher', () => {
  expect(points[1]?.[1]).toBeLessThan(points[0]?.[1] ?? NaN)
})

test('Each line and each power of ten has its name', () => {
  const words = [...drawn.matchAll(/<text[^>]*>([^<]*)/g)].map(([, word]) => word)
  expect(words).toEqual(
    expect.arrayContaining(['ours, clean', 'theirs, clean', '100', '1000', '10000', '1', '10', 'pages', 'CPU seconds']),
  )
})
