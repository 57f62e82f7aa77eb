import { mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { SourceHashes } from '../../../scripts/engine/files/source-hashes'

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  return { ...fs, readFileSync: vi.fn<typeof fs.readFileSync>(fs.readFileSync) }
})

let folder = ''
let file = ''
let memory = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hashes-'))
  file = path.join(folder, 'code.ts')
  memory = path.join(folder, 'cache/hashes.json')
  writeFileSync(file, 'one')
})

/** The hash of the file, as a command finds it that starts anew. */
function hashOf(): string {
  const hashes = new SourceHashes(memory)
  const hash = hashes.of(file)
  hashes.keep()
  return hash
}

/** How often the file itself was read. */
function reads(): number {
  return vi.mocked(readFileSync).mock.calls.filter(([name]) => name === file).length
}

/** Waits until the file is older than a tick of the clock. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 80))
}

test('A file that has not changed is read by the first command only', async () => {
  await settled()
  const first = hashOf()
  const before = reads()
  expect(hashOf()).toBe(first)
  expect(reads()).toBe(before)
})

test('A file that changed is read again, also where it kept its length and its time', async () => {
  const time = new Date('2026-01-01')
  utimesSync(file, time, time)
  await settled()
  const first = hashOf()
  writeFileSync(file, 'two')
  utimesSync(file, time, time)
  expect(hashOf()).not.toBe(first)
})

test('A file that changed a moment ago is read again, as it may change once more with the same times', () => {
  hashOf()
  const before = reads()
  hashOf()
  expect(reads()).toBe(before + 1)
})

test('What a command remembers, and somebody damaged, is found anew', async () => {
  await settled()
  const first = hashOf()
  writeFileSync(memory, readFileSync(memory, 'utf8').replace('"hash":"', '"hash":"0'))
  expect(hashOf()).toBe(first)
})

test('Where nothing can be remembered, hashes are found all the same', async () => {
  await settled()
  writeFileSync(path.join(folder, 'cache'), 'no folder')
  expect(hashOf()).toBe(hashOf())
})
