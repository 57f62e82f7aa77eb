import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { Writable } from 'node:stream'
import { beforeAll, describe, expect, test } from 'vitest'
import { createVitest } from 'vitest/node'
import VitestReporter from '../../scripts/report/vitest-reporter'
import { newFolder, removeFolder } from '../engine/publish/folders'
import { lines, screen } from './screen'

/** A terminal for Vitest's words: it stays open when a process of tests ends. */
class Terminal extends Writable {
  override end(): this {
    return this
  }
}

/** Runs the tests of a folder as npm test does where somebody looks on. @returns what was written, by the order of time */
async function written(root: string): Promise<string[]> {
  const { screen: shown, written } = screen('terminal')
  const started = performance.now()
  const clocked = { ...shown, now: () => 1000 + performance.now() - started }
  const stdout = new Terminal({
    write(words, _, done) {
      written.push(String(words))
      done()
    },
  })
  const reporters = [new VitestReporter({ screen: clocked })]
  const options = { root, config: false as const, watch: false, globals: true, maxWorkers: 1, reporters }
  const vitest = await createVitest('test', options, {}, { stdout, stderr: stdout })
  await vitest.start()
  await vitest.close()
  return written
}

/** A file that takes two seconds and speaks in between, and one that takes a tenth of that. */
function writeTests(root: string): void {
  const waiting = (time: number) => `() => new Promise((resolve) => setTimeout(resolve, ${time}))`
  const long = `test('is slow', ${waiting(1200)}); test('speaks', () => { console.log('<words>'); process.stdout.write('<raw>') }); test('is slow, too', ${waiting(800)})`
  writeFileSync(path.join(root, 'long.test.js'), long)
  writeFileSync(path.join(root, 'short.test.js'), `test('is quick', ${waiting(200)})`)
}

/** How much is said to be done once the long file is: it is the first to run. */
function shareOfLongFile(words: readonly string[]): number {
  const said = lines(words)
  const after = said.slice(said.findIndex((line) => line.includes('✓ long.test.js')))
  return Number(/^Testing: (\d+)%/.exec(after.find((line) => line.startsWith('Testing')) ?? '')?.[1])
}

describe('While Vitest runs in a terminal', () => {
  let first: string[]
  let again: string[]
  beforeAll(async () => {
    const root = newFolder()
    writeTests(root)
    first = await written(root)
    again = await written(root)
    return () => removeFolder(root)
  })

  test('a line says that the tests are prepared, then how much of them is done, and how long it still takes', () => {
    const said = lines(first).filter((line) => /^(Preparing|Testing)/.test(line))
    expect(said.slice(0, 2)).toEqual(['Preparing the tests …', 'Testing: 0%'])
    expect(said).toContainEqual(expect.stringMatching(/^Testing: \d+%, about \d+ seconds left$/))
  })

  test('a test that ends is its part of the file', () => {
    expect(lines(first).join('\n')).toMatch(/^Testing: (16|33)%/m)
  })

  test('all files count as much as long as nobody knows how long they take', () => {
    expect(shareOfLongFile(first)).toBe(50)
  })

  test('a file counts by how long it took last time', () => {
    expect(shareOfLongFile(again)).toBeGreaterThan(70)
  })

  test.each(['<words>', '<raw>', '✓ long.test.js'])('the line goes away before %s is written', (words) => {
    const before = first
      .slice(
        0,
        first.findIndex((chunk) => chunk.includes(words)),
      )
      .join('')
    expect(before.slice(before.lastIndexOf('Testing'))).toContain('\u001B[2K')
  })

  test("Vitest's own last words stay, and nothing comes after them", () => {
    const said = lines(first)
    const end = said.findIndex((line) => line.startsWith(' Test Files  2 passed'))
    expect(said.slice(end).map((line) => line.trim().split('  ')[0])).toEqual([
      'Test Files',
      'Tests',
      'Start at',
      'Duration',
    ])
  })
})
