import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import { temporaryFolder, Workshop } from '../publish/folders'
import { services, siteOf } from '../publish/long-site'

const date = '2026-11-20'
const bundles = 'node_modules/.cache/scripts'

/** A machine that says it has so many processors, and what else is so on it. */
const processors = (count: number, besides = '') => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    import os from 'node:os'
    import { syncBuiltinESMExports } from 'node:module'
    import threads, { isMainThread } from 'node:worker_threads'
    os.availableParallelism = () => ${count}
    ${besides}
    syncBuiltinESMExports()
  `)}`,
]

/** The first reader waits before it claims anything, until the other one is through. */
const otherFirst = `
  const { add } = Atomics
  if (isMainThread)
    Atomics.add = (state, ...more) => {
      // Node's own counters are of another kind.
      if (state instanceof Int32Array) Atomics.wait(state, 1, 0, 60_000)
      return add(state, ...more)
    }
`

/** What `npm run validate` prints, which reads with other threads. @param program who is asked in its place */
function validated(pages: string, program = ['scripts/run.mjs', 'validate'], machine = processors(2)) {
  const args = [...machine, ...program, '--pages', pages, '--format', 'json', '--date', date]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { said: JSON.parse(stdout), stderr }
}

/** What one reader finds, as it is printed. */
function foundAlone(pages: string): { pages: number; problems: unknown[] } {
  const { problems, index } = readContent({ pages, date })
  return JSON.parse(JSON.stringify({ pages: index.pages.length, problems }))
}

/** A folder of more documents than one thread reads alone, some of them broken. */
function manyDocuments(count = 1600): string {
  const { pages } = new Workshop(temporaryFolder(), siteOf(services(0, count)))
  for (const number of [3, 700, 1100, 1599])
    writeFileSync(path.join(pages, `services/s${number}.json`), `{ "title": "Broken ${number}" "sections": [] }`)
  writeFileSync(path.join(pages, 'services/s900.json'), '{ "title": "Titel", "titel": 1, "sections": [] }')
  unlinkSync(path.join(pages, 'services/s1200.json'))
  return pages
}

/** The bundled commands, with another program for the other readers. */
function bundleWith(reader: string): string {
  const [newest = ''] = readdirSync(bundles)
    .map((name) => path.join(bundles, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  // Where the packages are found that it leaves out, and its own copies are not removed.
  const copy = `node_modules/.cache/other-reader-${process.pid}`
  cpSync(newest, copy, { recursive: true })
  onTestFinished(() => rmSync(copy, { recursive: true }))
  writeFileSync(path.join(copy, 'other-reader.worker.mjs'), reader)
  return path.join(copy, 'validate.mjs')
}

test.each([
  ['Two readers', 2, 1600],
  ['Four readers', 4, 4600],
])('%s find in many documents what one finds, in the same order', (_, count, many) => {
  const pages = manyDocuments(many)
  const alone = foundAlone(pages)
  expect(alone.problems.length).toBeGreaterThan(5)
  expect(validated(pages, undefined, processors(count)).said).toEqual(alone)
})

test('A single document that another reader hands over at last is read as it is', () => {
  const { pages } = new Workshop(temporaryFolder(), siteOf(services(0, 1496)))
  const alone = foundAlone(pages)
  // They are handed over five hundred at a time.
  expect(alone.pages).toBe(1501)
  expect(validated(pages, undefined, processors(2, otherFirst)).said).toEqual(alone)
})

test('What is known from the command before is told again, with what has changed since', () => {
  const pages = manyDocuments()
  validated(pages)
  unlinkSync(path.join(pages, 'services/s3.json'))
  writeFileSync(path.join(pages, 'services/s8.json'), '{ "title": "Broken by now" "sections": [] }')
  expect(validated(pages).said).toEqual(foundAlone(pages))
})

test.each([
  [1, 4600, ''],
  [2, 4600, '+'],
  [4, 4600, '+++'],
  [64, 4600, '+++'],
  [4, 3100, '++'],
  [4, 1400, ''],
])('With %i processors, %i documents have so many other readers: %s', (count, many, others) => {
  const { pages } = new Workshop(temporaryFolder(), siteOf(services(0, many)))
  validated(temporaryFolder())
  const counted = `
    import { writeSync } from 'node:fs'
    import { workerData } from 'node:worker_threads'
    writeSync(2, '+')
    Atomics.add(workerData.state, 1, 1)
    Atomics.notify(workerData.state, 1)
  `
  expect(validated(pages, [bundleWith(counted)], processors(count)).stderr).toBe(others)
})

test('What another reader claimed is read by the first if that fails, and nobody is told of that', () => {
  const pages = manyDocuments()
  // Made, if it was not: the copy is one of it. Of the documents that it is asked for nothing is known then.
  validated(temporaryFolder())
  const failing = `
    import { workerData } from 'node:worker_threads'
    const { state } = workerData
    Atomics.add(state, 0, 500)
    Atomics.store(state, 1, 1)
    Atomics.notify(state, 1)
    throw new Error('The other reader fell.')
  `
  expect(validated(pages, [bundleWith(failing)])).toEqual({ said: foundAlone(pages), stderr: '' })
})

test.each([
  ['that never begins', '', 'Atomics.wait = () => { throw new Error("Waited") }'],
  ['for which there is no thread', '', 'threads.Worker = class { constructor() { throw new Error("No thread") } }'],
])('Nobody waits for a reader %s', (_, reader, machine) => {
  const pages = manyDocuments()
  validated(temporaryFolder())
  const program = [bundleWith(reader)]
  expect(validated(pages, program, processors(2, machine))).toEqual({ said: foundAlone(pages), stderr: '' })
})
