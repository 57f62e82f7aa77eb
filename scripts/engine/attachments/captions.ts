import { isUtf8 } from 'node:buffer'
import { obstacleAt } from '../files/obstacle'
import { readAtMost } from '../files/open-file'
import type { AttachmentFault } from './looks'

/** More than this no captions have, in bytes: those of an hour take 60,000. */
export const mostOfCaptions = 1_000_000

/** What is wrong with captions. Lines count from 1. */
export type CaptionsFault =
  { fault: AttachmentFault | 'not UTF-8' | 'SubRip' | 'no WebVTT' | 'nothing said' } | { fault: 'time'; line: number }

/** Looks at captions. @returns by file what is wrong with it, or that nothing is; nothing of those that are gone */
export function lookAtCaptions(files: readonly string[]): Map<string, CaptionsFault | 'right'> {
  const seen = new Map<string, CaptionsFault | 'right'>()
  for (const file of files) {
    try {
      const bytes = readAtMost(file, mostOfCaptions)
      seen.set(file, (bytes ? faultOfBytes(bytes) : { fault: 'too large' }) ?? 'right')
    } catch (error) {
      const obstacle = obstacleAt(file, error)
      if (obstacle) seen.set(file, { fault: obstacle })
    }
  }
  return seen
}

function faultOfBytes(bytes: Buffer): CaptionsFault | undefined {
  if (bytes.length === 0) return { fault: 'empty' }
  return isUtf8(bytes) ? captionsFault(bytes.toString('utf8')) : { fault: 'not UTF-8' }
}

const signature = /^\uFEFF?WEBVTT(?:[ \t]|$)/
const arrow = /^(\S+)[ \t]+-->[ \t]+(\S+)/
const time = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}$/

/** Whether a text is what browsers show as captions: https://www.w3.org/TR/webvtt1/#file-structure */
export function captionsFault(text: string): CaptionsFault | undefined {
  const lines = text.split(/\r\n|\r|\n/)
  const times = lines.flatMap((line, before) => {
    const [found, from = '', to = ''] = arrow.exec(line) ?? []
    return found === undefined ? [] : [{ from, to, line: before + 1 }]
  })
  if (!signature.test(lines[0] ?? ''))
    return { fault: times.some(({ from }) => from.includes(',')) ? 'SubRip' : 'no WebVTT' }
  const wrong = times.find(({ from, to }) => !time.test(from) || !time.test(to))
  if (wrong) return { fault: 'time', line: wrong.line }
  return times.length > 0 ? undefined : { fault: 'nothing said' }
}
