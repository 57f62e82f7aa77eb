import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readContent } from '../../../scripts/engine/check/content'
import { keepReading, knownOf } from '../../../scripts/engine/publish/reading-note'
import { allFacts } from '../../../scripts/engine/site/kept-facts'
import { temporaryFolder, today, Workshop } from './folders'
import { services, siteOf } from './long-site'
import { page } from './small-site'

const anHour = 3_600_000

/** A folder of so many documents, and commands that read it. */
function readable(count: number) {
  const workshop = new Workshop(temporaryFolder(), siteOf(services(0, count)))
  const { pages, out } = workshop
  const readings = temporaryFolder()
  const known = () => knownOf(pages, out, readings)
  const found = (date = today) => readContent({ pages, date, known: known() })
  /** As a command does: it reads, and keeps what it read. @param readAt files that are a moment old may change unseen */
  const read = async (readAt = Date.now() + anHour) => {
    const before = known()
    const { index, roots, between } = readContent({ pages, date: today, known: before })
    await keepReading(pages, { facts: index.byFile, readAt, roots, between }, before, readings)
  }
  const fresh = (date = today) => readContent({ pages, date })
  const file = () => path.join(readings, readdirSync(readings)[0] ?? '')
  return { ...workshop, workshop, readings, known, found, read, fresh, file }
}

test('What one command found in many documents the next one knows, with nothing left out', async () => {
  const { read, known, fresh } = readable(600)
  await read()
  const facts = [...(known()?.facts.values() ?? [])].map(allFacts)
  expect(facts).toEqual(fresh().index.pages.map(allFacts))
})

test('No document is read again that is known and has not changed', async () => {
  const { pages, read, known } = readable(600)
  await read()
  const before = known()
  const { index, between } = readContent({ pages, date: today, known: before })
  expect(index.pages.filter((own) => before?.facts.get(own.file) !== own)).toEqual([])
  expect(between).toEqual(before?.between)
})

test('A document that has changed since is read again', async () => {
  const { workshop, pages, read, found, fresh } = readable(600)
  await read(Date.now())
  workshop.change({ 'services/s7.json': page('Changed', 'See [nothing](/there-is-nothing).') })
  expect(found().problems).toEqual(fresh().problems)
  expect(found().problems.map(({ file }) => file)).toContain(`${pages}/services/s7.json`)
})

test('What is wrong is told by every command', async () => {
  const { workshop, pages, read, found, fresh } = readable(600)
  writeFileSync(path.join(pages, 'services/s3.json'), '{ "title": "Broken" "sections": [] }')
  workshop.change({ 'services/s5.json': page('Linking', 'See [nothing](/there-is-nothing).') })
  await read()
  expect(found().problems).toEqual(fresh().problems)
  expect(found().problems.map(({ file }) => path.basename(file))).toEqual(
    expect.arrayContaining(['s3.json', 's5.json']),
  )
})

test('What others say to a page that was broken is told once it is gone', async () => {
  const { workshop, pages, read, found, fresh } = readable(600)
  const broken = path.join(pages, 'services/s3.json')
  writeFileSync(broken, '{ "title": "Broken" "sections": [] }')
  workshop.change({ 'services/s5.json': page('Linking', 'See [the third](/services/s3).') })
  await read()
  rmSync(broken)
  expect(fresh().problems.map(({ file }) => file)).toContain(`${pages}/services/s5.json`)
  expect(found().problems).toEqual(fresh().problems)
})

test('Of few documents nothing is kept: to read them takes no time', async () => {
  const { read, readings } = readable(60)
  await read()
  expect(readdirSync(readings)).toEqual([])
})

test('A command that had little to read keeps nothing anew', async () => {
  const { workshop, read, file } = readable(600)
  await read()
  const kept = readFileSync(file())
  workshop.change({ 'services/s7.json': page('Changed', 'Another text.') })
  await read()
  expect(readFileSync(file()).equals(kept)).toBe(true)
})

test('Who built last is believed, and not who read before', async () => {
  const { workshop, read, known } = readable(600)
  await read()
  await workshop.build()
  const { readAt } = known() ?? {}
  expect(readAt).toBeLessThan(Date.now())
})

test('A page that was published and is held back now is told of, whoever has read it since', async () => {
  const { workshop, read, found, known } = readable(600)
  await workshop.build()
  workshop.change(services(0, 600, 'data-ai'))
  await read()
  expect(known()?.readAt).toBeGreaterThan(Date.now())
  workshop.change({ 'services/s7.json': page('Held back', 'Not to be seen yet.', { draft: true }) })
  expect(found().withdrawn.map((file) => path.basename(file))).toEqual(['s7.json'])
})

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ['emptied', () => Buffer.alloc(0)],
  ['changed in a text', (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replace(/.$/, '_'), 'latin1')],
])('What was kept is not believed once it is %s', async (_, damage) => {
  const { read, file, known } = readable(600)
  await read()
  writeFileSync(file(), damage(readFileSync(file())))
  expect(known()).toBeUndefined()
})

test('What was kept of one folder is not taken for that of another, whose documents it gives way to', async () => {
  const [first, second] = [readable(600), readable(600)]
  const { index, roots, between } = second.fresh()
  await first.read()
  await keepReading(
    second.pages,
    { facts: index.byFile, readAt: Date.now(), roots, between },
    undefined,
    first.readings,
  )
  expect(readdirSync(first.readings)).toHaveLength(1)
  expect(first.known()).toBeUndefined()
  expect(knownOf(second.pages, second.out, first.readings)?.facts.size).toBe(index.pages.length)
})

test('Where nothing can be kept, nothing is', async () => {
  const { pages, fresh, folder } = readable(600)
  const { index, roots, between } = fresh()
  const inTheWay = path.join(folder, 'readings')
  writeFileSync(inTheWay, 'A file')
  await keepReading(pages, { facts: index.byFile, readAt: Date.now(), roots, between }, undefined, inTheWay)
  expect(readFileSync(inTheWay, 'utf8')).toBe('A file')
  expect(knownOf(pages, `${folder}/out`, inTheWay)).toBeUndefined()
})
