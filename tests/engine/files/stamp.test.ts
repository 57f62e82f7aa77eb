import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { stampOnDisk } from '../../../scripts/engine/files/stamp'
import { temporaryFolder } from '../publish/folders'

/** When a file with this time may have changed last, after the system's own time for it, in seconds. */
function doubtAbout(time: number): number {
  const file = path.join(temporaryFolder(), 'cloud.json')
  writeFileSync(file, '{}')
  utimesSync(file, time, time)
  return stampOnDisk(file).changed - time * 1000
}

const later = Math.floor(Date.now() / 1000) + 100

test.each([
  ['whole seconds, as some disks tell all times', later, 2000],
  ['parts of a second', later + 0.25, 0],
])('A file whose time is of %s may have changed so much later: %d, %d ms', (_, time, doubt) => {
  expect(doubtAbout(time)).toBe(doubt)
})
