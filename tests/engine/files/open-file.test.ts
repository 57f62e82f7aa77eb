import { once } from 'node:events'
import { closeSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { linkOnWay, openFile, readFile } from '../../../scripts/engine/files/open-file'
import { temporaryFolder } from '../publish/folders'
import { makePipe } from './pipe'

vi.mock('node:fs', { spy: true })

let folder = ''
let file = ''
beforeEach(() => {
  folder = temporaryFolder()
  file = `${folder}/words.txt`
  writeFileSync(file, 'Words.')
})

test('An ordinary file is read', () => {
  expect(readFile(file).toString()).toBe('Words.')
})

test('A file that is gone is told as the system tells it', () => {
  expect(() => readFile(`${folder}/gone.txt`)).toThrow('ENOENT')
})

test('A file may have as many bytes as asked for, and not one more', () => {
  expect(readFile(file, 6)).toHaveLength(6)
  expect(() => readFile(file, 5)).toThrow('EFBIG')
})

describe.skipIf(process.platform === 'win32')('Not read is', () => {
  test.each([
    ['a link', 'ELOOP', (place: string) => symlinkSync('words.txt', place)],
    ['a link that leads out', 'ELOOP', (place: string) => symlinkSync('/dev/zero', place)],
    ['a folder', 'EISDIR', (place: string) => mkdirSync(place)],
    ['a pipe', 'EFTYPE', (place: string) => makePipe(place)],
  ])('%s', (_what, code, make) => {
    make(`${folder}/odd.txt`)
    expect(() => readFile(`${folder}/odd.txt`)).toThrow(code)
  })

  test('a device', () => {
    expect(() => readFile('/dev/zero')).toThrow('EFTYPE')
  })

  test('a socket', async () => {
    const server = createServer().listen(`${folder}/socket`)
    await once(server, 'listening')
    expect(() => readFile(`${folder}/socket`)).toThrow('EFTYPE')
    server.close()
  })

  test.each([
    ['a link', 'ELOOP', () => symlinkSync('words.txt', `${folder}/odd.txt`)],
    ['a pipe', 'EFTYPE', () => makePipe(`${folder}/odd.txt`)],
  ])('%s that took the place of a file at the last moment', (_what, code, make) => {
    make()
    vi.mocked(lstatSync).mockImplementationOnce(() => lstatSync(file))
    expect(() => closeSync(openFile(`${folder}/odd.txt`))).toThrow(code)
  })
})

describe('The way to a file', () => {
  beforeEach(() => {
    mkdirSync(`${folder}/real/inner`, { recursive: true })
    symlinkSync('real', `${folder}/link`)
  })

  test.each([
    ['real/inner/words.txt', undefined],
    ['link/inner/words.txt', 'link'],
    ['link', 'link'],
    ['not/there/yet.txt', undefined],
  ])('%s has this link on it: %s', (place, link) => {
    expect(linkOnWay(folder, place)).toBe(link && `${folder}/${link}`)
  })

  test('may begin at a link', () => {
    expect(linkOnWay(`${folder}/link`, 'inner/words.txt')).toBeUndefined()
  })

  // Too long a name stands for a folder that nobody may enter: whoever may do everything enters each.
  test('has no link where nobody can look', () => {
    expect(linkOnWay(folder, `real/${'x'.repeat(300)}/words.txt`)).toBeUndefined()
  })
})
