import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LiveContent } from '../../scripts/live/live-content'
import { Updates } from '../../scripts/live/updates'
import { temporaryFolder, today, writeDocuments } from '../engine/publish/folders'
import { smallSite } from '../engine/publish/small-site'
import { eventually } from '../eventually'

/** A site whose files nobody watches: what changes is told by hand. */
function unwatched() {
  const pages = temporaryFolder()
  writeDocuments(pages, smallSite())
  const content = new LiveContent(pages, today)
  let told = 0
  const updates = new Updates(content, { tell: () => told++, complain: () => {} })
  const errors = () =>
    content
      .problems('/about')
      .elsewhere.filter(({ severity }) => severity === 'error')
      .map(({ file }) => path.basename(file))
  return { pages, content, updates, errors, told: () => told }
}

test.each([
  ['a document', (file: string) => writeFileSync(file, '')],
  ['a link', (file: string) => symlinkSync('nowhere.json', file)],
  ['a folder', (file: string) => mkdirSync(file)],
])('%s that came and went before the watch told of it is forgotten', async (_, make) => {
  const { pages, updates, errors } = unwatched()
  const file = path.join(pages, 'brief.json')
  make(file)
  updates.changed([path.join(pages, 'about.json')])
  await eventually(errors).toEqual(['brief.json'])
  rmSync(file, { recursive: true })
  await eventually(errors).toEqual([])
})

test('A save is told at once, whatever is still being read', async () => {
  const { pages, updates, told } = unwatched()
  updates.changed([path.join(pages, 'about.json')])
  updates.changed([path.join(pages, 'contact.json')])
  expect(told()).toBe(2)
  await eventually(told).toBe(3)
})

test('What stays as it was is not read again', async () => {
  const { pages, updates, content, told } = unwatched()
  await content.update()
  updates.changed([path.join(pages, 'about.json')])
  await eventually(told).toBe(2)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(told()).toBe(2)
})

test('A save while everything waits for a page is told, and read with everything', async () => {
  const { pages, updates, content, told, errors } = unwatched()
  updates.wait()
  writeFileSync(path.join(pages, 'contact.json'), '')
  updates.changed([path.join(pages, 'contact.json')])
  await updates.settled()
  expect([told(), content.checked.index.pages]).toEqual([1, []])
  updates.readAll()
  await updates.settled()
  expect(errors()).toEqual(['contact.json'])
})
