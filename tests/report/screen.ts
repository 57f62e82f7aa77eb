import { PassThrough } from 'node:stream'
import type { Screen } from '../../scripts/report/progress'

/** Somewhere to show words, and a clock that goes as the test says. */
export function screen(kind: Screen['kind'], columns = 80) {
  const written: string[] = []
  const stream = Object.assign(new PassThrough(), { isTTY: kind === 'terminal', columns, rows: 24 })
  stream.on('data', (words) => written.push(String(words)))
  let time = 0
  return {
    screen: { stream, kind, now: () => time },
    at: (moment: number) => (time = moment),
    written,
  }
}

/** What is read of what was written, without the marks that move the cursor. */
export const lines = (written: readonly string[]) =>
  written
    .join('')
    .split('\u001B')
    .flatMap((part) => part.replace(/^\[[?\d]*[A-Za-z]/, '').split('\n'))
    .filter((line) => line !== '')
