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
const drawn = plot(
  [measured('ours', '100', 1), measured('ours', '10000', 100), measured('theirs', '1000', 10)],
  'Medians of 5 runs',
)
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
    expect.arrayContaining([
      'ours, clean',
      'theirs, clean',
      '100',
      '1000',
      '10000',
      '1',
      '10',
      'pages, by powers of ten',
      'CPU seconds, by powers of ten',
      'Medians of 5 runs',
    ]),
  )
})

test('Sites of one kind of pages are a line of their own', () => {
  const both = plot([measured('ours', '1000', 1), measured('ours', '1000 services', 2)], '')
  expect(both.match(/<polyline/g)).toHaveLength(2)
})

test('It is told in words to who does not see it', () => {
  expect(drawn).toContain('ours, clean: 100 pages 1.00 s, 10000 pages 100.00 s.')
})
