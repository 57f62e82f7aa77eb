import { expect, test } from 'vitest'
import { measureBuilds, type Measured } from '../../../scripts/workshop/bench/builds'
import type { Generator } from '../../../scripts/workshop/bench/generators'
import { temporaryFolder } from '../../engine/publish/folders'

/** Two generators that note what they are asked for; each run takes one second more than the one before. */
function measured() {
  const asked: string[] = []
  const generator = (name: string, ...tasks: string[]): [string, Generator] => [
    name,
    () =>
      Object.fromEntries(
        tasks.map((task) => [
          task,
          (run: number) => {
            asked.push(`${task} by ${name}`)
            return { cpu: run, wall: 2 * run, peak: 100 - run }
          },
        ]),
      ),
  ]
  const figures: Measured[] = []
  const generators = new Map([generator('ours', 'clean', 'edit'), generator('theirs', 'clean')])
  measureBuilds(
    temporaryFolder(),
    generators,
    ['60'],
    3,
    (known) => figures.push(known),
    () => {},
  )
  return { asked, figures }
}

test('Generators take turns at a task and at who begins, and whoever has it not is left out', () => {
  expect(measured().asked).toEqual([
    'clean by ours',
    'clean by theirs',
    'clean by theirs',
    'clean by ours',
    'clean by ours',
    'clean by theirs',
    'edit by ours',
    'edit by ours',
    'edit by ours',
  ])
})

test('A figure is the median of all runs', () => {
  expect(measured().figures).toEqual([
    { generator: 'ours', task: 'clean', size: '60', cpu: 1, wall: 2, peak: 99 },
    { generator: 'theirs', task: 'clean', size: '60', cpu: 1, wall: 2, peak: 99 },
    { generator: 'ours', task: 'edit', size: '60', cpu: 1, wall: 2, peak: 99 },
  ])
})

test('Whoever cannot build a site of some size is told with the reason, and neither counted nor asked any more for that size', () => {
  const failing: Generator = () => ({
    clean: (run) => {
      if (run === 0) return { cpu: 1, wall: 1, peak: 1 }
      throw new Error('out of memory')
    },
    edit: () => ({ cpu: 1, wall: 1, peak: 1 }),
  })
  const right: Generator = () => ({ clean: () => ({ cpu: 1, wall: 1, peak: 1 }) })
  const gaveUp: string[] = []
  const figures: string[] = []
  measureBuilds(
    temporaryFolder(),
    new Map([
      ['theirs', failing],
      ['ours', right],
    ]),
    ['60', '70'],
    2,
    ({ generator, task, size }) => figures.push(`${task} ${size}, ${generator}`),
    (name, size, why) => gaveUp.push(`${name} ${size}: ${String(why)}`),
  )
  expect(gaveUp).toEqual(['theirs 60: Error: out of memory', 'theirs 70: Error: out of memory'])
  expect(figures).toEqual(['clean 60, ours', 'clean 70, ours'])
})
