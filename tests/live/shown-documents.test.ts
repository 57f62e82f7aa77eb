import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ShownDocuments } from '../../scripts/live/shown-documents'
import { temporaryFolder } from '../engine/publish/folders'
import { page } from '../engine/publish/small-site'

const right = JSON.stringify(page('About us', 'Who we are.'))

/** A document that was remembered when the server started, and that nobody has looked at. */
function remembered(text: string) {
  const place = { file: `${temporaryFolder()}/about.json`, path: '/about' }
  writeFileSync(place.file, text)
  const documents = new ShownDocuments()
  documents.remember(place)
  return { file: place.file, title: () => documents.ofFile(place, undefined)?.document.title }
}

test('A document that gets broken before anybody has looked at it is shown as it was', () => {
  const { file, title } = remembered(right)
  writeFileSync(file, right.slice(0, 40))
  expect(title()).toBe('About us')
})

test('A document that is removed before anybody has looked at it stands until that is known, and where it comes back broken', () => {
  const { file, title } = remembered(right)
  rmSync(file)
  expect(title()).toBe('About us')
  expect(title()).toBe('About us')
  writeFileSync(file, right.slice(0, 40))
  expect(title()).toBe('About us')
})

test('A document that was broken from the start has nothing that stands in for it', () => {
  const { title } = remembered(right.slice(0, 40))
  expect(title()).toBe('A page in the making')
})
