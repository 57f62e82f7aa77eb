import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { captionsFault, lookAtCaptions } from '../../../scripts/engine/attachments/captions'
import { temporaryFolder } from '../publish/folders'

const cue = '00:01.000 --> 00:02.500\nA system moves.\n'

describe('Captions are right', () => {
  test.each([
    ['as they are', `WEBVTT\n\n${cue}`],
    ['with a title', `WEBVTT A trial move\n\n${cue}`],
    ['with a mark of their encoding', `\uFEFFWEBVTT\n\n${cue}`],
    ['with the line ends of Windows', `WEBVTT\r\n\r\n${cue.replaceAll('\n', '\r\n')}`],
    ['with hours', 'WEBVTT\n\n01:00:01.000 --> 01:00:02.500\nA system moves.\n'],
    ['with a number and a place', 'WEBVTT\n\n1\n00:01.000 --> 00:02.500 line:0\nA system moves.\n'],
    ['with notes', `WEBVTT\n\nNOTE Checked.\n\n${cue}`],
  ])('%s', (_how, text) => {
    expect(captionsFault(text)).toBeUndefined()
  })
})

describe('Captions are wrong', () => {
  test.each([
    ['of SubRip', '1\n00:00:01,000 --> 00:00:02,500\nA system moves.\n', { fault: 'SubRip' }],
    ['without their first line', cue, { fault: 'no WebVTT' }],
    ['that are something else', 'Notes.', { fault: 'no WebVTT' }],
    ['whose first line goes on', `WEBVTTX\n\n${cue}`, { fault: 'no WebVTT' }],
    ['in which nobody says anything', 'WEBVTT\n\nA system moves.\n', { fault: 'nothing said' }],
    ['with commas in a time', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,500\nMoves.\n', { fault: 'time', line: 3 }],
    ['with a time too short', `WEBVTT\n\n${cue}\n1.5 --> 2.5\nMoves.\n`, { fault: 'time', line: 6 }],
    ['with a minute of 75 seconds', 'WEBVTT\n\n00:75.000 --> 01:80.000\nMoves.\n', { fault: 'time', line: 3 }],
  ])('%s', (_how, text, fault) => {
    expect(captionsFault(text)).toEqual(fault)
  })
})

describe('A file of captions', () => {
  const seen = (bytes: string | Buffer) => {
    const file = `${temporaryFolder()}/move.vtt`
    writeFileSync(file, bytes)
    return lookAtCaptions([file]).get(file)
  }

  test('that is right is', () => {
    expect(seen(`WEBVTT\n\n${cue}`)).toBe('right')
  })

  test.each([
    ['empty', '', { fault: 'empty' }],
    ['saved in an old way', Buffer.from(`WEBVTT\n\n${cue}caf\xe9`, 'latin1'), { fault: 'not UTF-8' }],
    ['as large as a video', `WEBVTT\n\n${cue}`.padEnd(1_000_001), { fault: 'too large' }],
  ])('%s is not', (_how, bytes, fault) => {
    expect(seen(bytes)).toEqual(fault)
  })

  test('that is gone is not looked at', () => {
    expect(lookAtCaptions([`${temporaryFolder()}/gone.vtt`]).size).toBe(0)
  })
})
