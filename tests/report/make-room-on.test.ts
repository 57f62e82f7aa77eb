import { describe, expect, test } from 'vitest'
import { makeRoomOn, withProgress } from '../../scripts/report/progress'
import { screen } from './screen'

/** What is written where others write something while the line is shown, and it comes again. */
async function around(...chunks: (string | Uint8Array)[]): Promise<string[]> {
  const { screen: shown, at, written } = screen('terminal')
  const leave = makeRoomOn(shown.stream)
  await withProgress((told) => {
    at(2000)
    told('Preparing')
    for (const chunk of chunks) shown.stream.write(chunk)
    told('Testing')
  }, shown)
  leave()
  return written
}

const bytes = (words: string) => new TextEncoder().encode(words)

describe('Before the line comes again', () => {
  test.each([
    ['in text', ['<words>']],
    ['in bytes', [bytes('<words>')]],
    ['in a buffer', [Buffer.from('<words>')]],
    ['with nothing written after it', ['<words>', '']],
  ])('a line that others left open %s is ended', async (_, chunks) => {
    expect(await around(...chunks)).toContain('\n')
  })

  test.each([
    ['in text', ['<words>\n']],
    ['in bytes', [bytes('<words>\n')]],
    ['in a buffer', [Buffer.from('<words>\n')]],
    ['with no text written after it', ['<words>\n', '']],
    ['with no bytes written after it', ['<words>\n', bytes('')]],
  ])('no empty line follows one that others ended %s', async (_, chunks) => {
    expect(await around(...chunks)).not.toContain('\n')
  })
})
