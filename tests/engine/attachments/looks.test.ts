import { rmSync, truncateSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { lookAtAttachments } from '../../../scripts/engine/attachments/looks'
import { film, pdf } from '../../../scripts/engine/check/example-attachments'
import { photo } from '../../../scripts/engine/check/example-pictures'
import { temporaryFolder } from '../publish/folders'

// It is loaded when a file is to be read, which no mock of a module would notice.
const reader = vi.spyOn(process.getBuiltinModule('node:child_process'), 'spawnSync')

function written(bytes: string | Uint8Array): string {
  const file = `${temporaryFolder()}/file`
  writeFileSync(file, bytes)
  return file
}

const look = (file: string) => lookAtAttachments([file]).get(file)

describe('By its bytes a file is', () => {
  test.each([
    ['a PDF', pdf, 'pdf'],
    ['a picture', photo, 'png'],
    ['a text', 'system,owner\nbilling,Asha\n', 'text'],
    ['a text in other letters', 'système,propriétaire\n', 'text'],
    ['a web page', '\n <!doctype html><title>Terms</title>', 'markup'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'markup'],
    ['an old Office file', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1200, '0'), 'hex'), 'cfb'],
    ['a program of Windows', Buffer.from(`MZ${'\0'.repeat(200)}`), 'exe'],
    ['a program of Linux', Buffer.from(`\x7fELF${'\0'.repeat(200)}`), 'elf'],
    ['something unknown', Buffer.from([1, 2, 3, 0, 255]), 'unknown'],
  ])('%s', (_what, bytes, is) => {
    expect(look(written(bytes))).toMatchObject({ is, bytes: Buffer.from(bytes).length })
  })
})

describe('A video', () => {
  test('is known by its size, its length and how it is coded', () => {
    expect(look(written(film))).toMatchObject({
      is: 'mp4',
      film: { width: 64, height: 36, seconds: 1, picture: 'avc' },
    })
  })

  test('that was cut off is not', () => {
    const seen = look(written(film.subarray(0, film.length - 40)))
    expect(seen && 'film' in seen).toBe(false)
  })

  test('by name only is not', () => {
    expect(look(written('Notes that were named like a video.'))).not.toHaveProperty('film')
  })
})

describe('A file', () => {
  test('is read once, and again after it has changed', async () => {
    const file = written('One system moves.')
    // So long after it was saved a file does not change any more with the same times.
    await setTimeout(100)
    reader.mockClear()
    expect([look(file), look(file), reader.mock.calls.length]).toMatchObject([{ is: 'text' }, { is: 'text' }, 1])
    writeFileSync(file, pdf)
    await setTimeout(100)
    expect([look(file), reader.mock.calls.length]).toMatchObject([{ is: 'pdf' }, 2])
  })

  test('with other content has another version', () => {
    const versions = ['One.', 'Two.'].map((text) => look(written(text)))
    expect(new Set(versions.map((seen) => seen && 'version' in seen && seen.version)).size).toBe(2)
  })

  test('that is empty is told to be', () => {
    expect(look(written(''))).toEqual({ fault: 'empty' })
  })

  test('of more than 100 MB is too large, and not even read', () => {
    const file = written('')
    truncateSync(file, 100_000_001)
    expect(look(file)).toEqual({ fault: 'too large' })
  })

  test('that is gone is not looked at', () => {
    const file = written('')
    rmSync(file)
    expect(look(file)).toBeUndefined()
  })
})
