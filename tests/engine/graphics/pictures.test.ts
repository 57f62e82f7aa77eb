import { rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { photo } from '../../../scripts/engine/check/example-pictures'
import { lookAt } from '../../../scripts/engine/graphics/pictures'
import { onlyDeep } from '../../depth'
import { temporaryFolder } from '../publish/folders'

// It is loaded when a picture is to be decoded, which no mock of a module would notice.
const decoder = vi.spyOn(process.getBuiltinModule('node:child_process'), 'spawnSync')
const memory = path.resolve('node_modules/.cache/looks-at-pictures.json')
const whole = { width: 1600, height: 900 }
const timesDecoded = () => decoder.mock.calls.length

let file = ''
beforeEach(async () => {
  file = `${temporaryFolder()}/office.png`
  writeFileSync(file, photo)
  // So long after it was saved a file does not change any more with the same times.
  await setTimeout(100)
  decoder.mockClear()
})

const look = () => lookAt([file]).get(file)

describe('A picture', () => {
  test('is decoded once', () => {
    expect([look(), look(), timesDecoded()]).toEqual([whole, whole, 1])
  })

  test('is decoded again after it has changed', async () => {
    look()
    writeFileSync(file, photo.subarray(0, 150))
    await setTimeout(100)
    expect([look(), look(), timesDecoded()]).toEqual([{ fault: 'damaged' }, { fault: 'damaged' }, 2])
  })

  test('is decoded again where it was saved this very moment, as the rest of it may be to come', () => {
    writeFileSync(file, photo.subarray(0, 150))
    look()
    expect([look(), timesDecoded()]).toEqual([{ fault: 'damaged' }, 2])
  })

  test('that is gone is not looked at', () => {
    rmSync(file)
    expect(look()).toBeUndefined()
  })

  test.each([
    ['no JSON', '{"'],
    ['no list of pictures', '[null, 1]'],
    ['pictures of another form', () => JSON.stringify({ [file]: { stamp: 3, look: { width: 'wide' } } })],
  ])('is decoded again where what is remembered is %s', (_what, text) => {
    look()
    writeFileSync(memory, typeof text === 'string' ? text : text())
    expect([look(), timesDecoded()]).toEqual([whole, 2])
  })

  test.each([
    ['a WebP', 'webp'],
    ...onlyDeep(['an AVIF', 'avif'] as const, ['a GIF', 'gif'] as const, ['a TIFF', 'tiff'] as const),
  ] as const)('named otherwise than it is, %s, is as good as any', async (_what, format) => {
    writeFileSync(file, await sharp(photo).toFormat(format).toBuffer())
    expect(look()).toEqual(whole)
  })

  test('for print, in four colors, is as good as any', async () => {
    writeFileSync(file, await sharp(photo).toColourspace('cmyk').jpeg().toBuffer())
    expect(look()).toEqual(whole)
  })

  test('with more pixels than anything can hold is too large', () => {
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"></svg>')
    expect(look()).toEqual({ fault: 'too large' })
  })

  test('that is small as a file but has more pixels than a page can use is too large', () => {
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" width="10100" height="10000"></svg>')
    expect(look()).toEqual({ fault: 'too large' })
  })

  test('of more than 64 MB is too large, and not even read', () => {
    truncateSync(file, 64_000_001)
    expect(look()).toEqual({ fault: 'too large' })
  })

  test('whose drawing breaks off is damaged', () => {
    writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect wid</svg>')
    expect(look()).toEqual({ fault: 'damaged' })
  })
})

test('each of many pictures is looked at, and none twice', () => {
  const folder = path.dirname(file)
  const files = Array.from({ length: 12 }, (_, number) => `${folder}/${number}.png`)
  for (const [number, name] of files.entries()) writeFileSync(name, number % 3 ? photo : '')
  const looks = [...lookAt(files)].map(([, found]) => ('fault' in found ? found.fault : found.width))
  expect(looks).toEqual(files.map((_, number) => (number % 3 ? 1600 : 'empty')))
  expect(timesDecoded()).toBe(1)
})
